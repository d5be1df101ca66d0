import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { adoptCartOfOtherDomain, adoptCart } from '#app/cart/cart.server.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { readHandover } from '#app/region/cart-handover.server.ts'
import { addressOfOtherGroup, chooseRegion, listRegions } from '#app/region/region.server.ts'
import { href } from '#app/routing/href.ts'
import { resolveRequest } from '#app/addresses/resolve-address.server.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { RegionList } from '#app/region/region-list.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './region-page.module.css'

export const handle: MessagesHandle = { i18n: ['region'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const { fullChannel } = await resolveRequest(args.request, args.context)
  const { searchParams } = new URL(args.request.url)
  const from = searchParams.get('returnTo')
  const handover = searchParams.get('handover')
  if (handover !== null) throw await arrive(visit, args.request, handover, from)
  const elsewhere = await addressOfOtherGroup(visit, fullChannel, searchParams)
  if (elsewhere) throw redirectTo(elsewhere, 302)
  const page = new URL(sameOriginPath(from) ?? href(visit, 'home'), visit.origin)
  return {
    groups: await listRegions(visit, fullChannel, page),
    cartId: visit.config.addresses.kind === 'domain' ? visit.cartId : null,
    head: titledHead(visit, 'region', 'region', 'title'),
  }
}

/** Takes over a choice that was made in the container of another market group, with the cart. */
async function arrive(visit: Visit, request: Request, handover: string, returnTo: string | null) {
  const choice = await readHandover(visit, request, handover)
  if (choice) chooseRegion(visit, choice.market)
  if (choice?.cart) adoptCart(visit, choice.cart)
  return redirectTo(sameOriginPath(returnTo) ?? href(visit, 'home'), 303)
}

/** A redirect that no cache stores: it has a token, or depends on one. */
function redirectTo(address: string, status: number) {
  return redirectDocument(address, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Saves the market and the language of the URL that the choice was posted to. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  chooseRegion(visit, String(form.get('market') ?? ''))
  adoptCartOfOtherDomain(visit, String(form.get('cart') ?? ''))
  const path = sameOriginPath(String(form.get('returnTo') ?? '')) ?? href(visit, 'home')
  return redirectDocument(path, 303)
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function RegionPage() {
  const { groups, cartId } = useLoaderData<typeof loader>()
  const { t } = useTranslation('region')
  return (
    <div className={classNames(ui.page, styles.page)} data-form-page>
      <header className={classNames(ui.stack4, styles.head)}>
        <h1>{t('title')}</h1>
        <p className={ui.quiet}>{t('intro')}</p>
      </header>
      <RegionList groups={groups} cartId={cartId} />
    </div>
  )
}
