import {
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { adoptCart } from '#app/cart/cart.server.ts'
import { sameOriginPath } from '#app/routing/same-origin-path.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { chooseRegion, listRegions } from '#app/region/region.server.ts'
import { href } from '#app/routing/href.ts'
import { resolveRequest } from '#app/addresses/resolve-address.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { RegionPage } from './region-page.tsx'

export const handle: MessagesHandle = { i18n: ['region'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const { fullChannel } = await resolveRequest(args.request, args.context)
  const from = new URL(args.request.url).searchParams.get('returnTo')
  const page = new URL(sameOriginPath(from) ?? href(visit, 'home'), visit.origin)
  const title = translate(visit.language, 'region')('title')
  return {
    groups: await listRegions(visit, fullChannel, page),
    cartId: visit.config.addresses.kind === 'domain' ? visit.cartId : null,
    head: screenHead(visit, 'region', { title }),
  }
}

/** Saves the market and the language of the URL that the choice was posted to. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  chooseRegion(visit, String(form.get('market') ?? ''))
  adoptCart(visit, String(form.get('cart') ?? ''))
  const path = sameOriginPath(String(form.get('returnTo') ?? '')) ?? href(visit, 'home')
  return redirectDocument(path, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function RegionRoute() {
  const { groups, cartId } = useLoaderData<typeof loader>()
  return <RegionPage groups={groups} cartId={cartId} />
}
