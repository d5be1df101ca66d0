import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { rememberViewed } from '#app/catalogue/product/recent/viewed-products.server.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/** `?product=1`: an invisible picture for browsers without scripts. It sets the cookie that the page, the same for all, cannot. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const typed = new URL(args.request.url).searchParams.get('product')
  if (!typed) return redirect(href(visit, 'recentProducts'))
  if (/^[1-9]\d{0,8}$/.test(typed)) rememberViewed(visit.cookies, Number(typed))
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
