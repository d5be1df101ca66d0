import { data } from '@remix-run/node'

import { findBuyableSkus } from '#app/catalogue/product/product.server.ts'
import { monitorAvailabilityDocument } from '#app/catalogue/stock/stock-alert-documents.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { parseForm } from '#app/kit/parse-form.ts'
import { href } from '#app/routing/href.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import type { FormResult } from '#app/routes/catalogue/product/small-form/form-result.ts'

import { secondsUntilAlert } from './alert-limits.server.ts'
import { stockAlertForm, type StockAlertError } from './stock-alert-fields.ts'

const statusOf = { inStock: 422, tooMany: 429, failed: 503 } as const

/** Requests a mail of the merchant when a sku is in stock again, which it may be since the page was loaded. */
export async function requestStockAlert(visit: Visit, alias: string, form: FormData) {
  const submission = parseForm(form, stockAlertForm)
  const refuse = (error: keyof typeof statusOf & StockAlertError, headers?: HeadersInit) => {
    const result = submission.reply({ formErrors: [error] })
    return data(
      { alert: { ok: false, result } as FormResult },
      { status: statusOf[error], headers },
    )
  }
  if (submission.status !== 'success') {
    const alert: FormResult = { ok: false, result: submission.reply() }
    return data({ alert }, { status: 422 })
  }
  const { email, sku } = submission.value
  const wait = await secondsUntilAlert(visit, 'stock', email)
  if (wait !== null) return refuse('tooMany', { 'Retry-After': String(wait) })
  try {
    const result = await requestMerchant(visit, monitorAvailabilityDocument, { email, skuId: sku })
    if (!result.monitorProductAvailability)
      return refuse((await isInStock(visit, alias, sku)) ? 'inStock' : 'failed')
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'stock alert request failed')
    return refuse('failed')
  }
  if (form.has('stay')) return data({ alert: { ok: true } as FormResult })
  flashNotice(visit.cookies, 'stockAlertRequested')
  throw seeOther(`${href(visit, 'product', { alias })}#stock-alert`)
}

async function isInStock(visit: Visit, alias: string, skuId: number): Promise<boolean> {
  const skus = await findBuyableSkus(visit, alias)
  return skus.ok && skus.value.some(({ id, available }) => id === skuId && available > 0)
}
