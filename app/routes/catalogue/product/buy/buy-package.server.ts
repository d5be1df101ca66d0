import { data } from '@remix-run/node'

import { cartNumbers } from '#app/cart/changes/cart-message.ts'
import { cartNoticeKind } from '#app/cart/notices/cart-notice.server.ts'
import type { AddedPackage } from '#app/cart/notices/cart-notice.ts'
import { addPackage } from '#app/cart/lines/cart-packages.server.ts'
import { pathAfterAdding } from '#app/cart/notices/refused-cookies.ts'
import { writeSelection } from '#app/cart/packages/package-selection.ts'
import { choiceErrors, readChoices } from '#app/catalogue/package/product-package.ts'
import { findPackage } from '#app/catalogue/package/read-package.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { flash } from '#app/visit/flash/flash.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { refusalResponse } from '#app/cart/changes/refusal-response.ts'

import { buyErrorOf } from './buy.server.ts'
import type { PackageResult } from './package-result.ts'

/** Without scripts it redirects to the cart page, which shows what was added; with scripts (`stay`) the page shows the result. */
export async function buyPackage(visit: Visit, alias: string, form: FormData) {
  const choices = readChoices(form)
  const found = await findPackage(visit, alias, choices)
  if (!found) throw notFound()
  const { groups } = found.productPackage
  const errors = choiceErrors(groups, choices)
  if (Object.keys(errors).length > 0) return refusal(choices, { errors }, { status: 422 })
  const selection = writeSelection(
    groups.flatMap(({ id: groupId }) => {
      const [optionId = 0, skuId = 0] = (choices.get(groupId) ?? '').split('.').map(Number)
      return skuId > 0 ? [{ groupId, optionId, skuId }] : []
    }),
  )
  const added: AddedPackage = { kind: 'package-added', packageId: found.productId, selection }
  const result = await addPackage(visit, added)
  if (!result.ok) {
    const { reason } = result
    const refused = { error: buyErrorOf(reason), numbers: cartNumbers(reason) }
    return refusal(choices, refused, refusalResponse(reason))
  }
  if (form.has('stay')) return data({ package: { ok: true, added } satisfies PackageResult })
  flash(visit.cookies, cartNoticeKind, added)
  throw seeOther(pathAfterAdding(visit))
}

type Refusal = Extract<PackageResult, { ok: false }>

function refusal(
  choices: ReadonlyMap<number, string>,
  refused: Partial<Refusal>,
  init: ResponseInit,
) {
  const result: PackageResult = {
    ok: false,
    choices: Object.fromEntries(choices),
    errors: {},
    error: null,
    numbers: cartNumbers({ kind: 'failed' }),
    ...refused,
  }
  return data({ package: result as PackageResult }, init)
}
