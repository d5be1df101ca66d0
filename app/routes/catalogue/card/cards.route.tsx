import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { findCardsById } from '#app/catalogue/card/find-cards/find-cards.server.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/** More colours than a model has. */
const maxIds = 60

/** `?ids=1,2`: the cards of these products as JSON, for a card that changes its colour and for recently viewed products. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const typed = new URL(args.request.url).searchParams.get('ids')
  if (!typed) return redirect(href(visit, 'home'))
  const ids = [...new Set(typed.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].slice(
    0,
    maxIds,
  )
  const cards = ids.length > 0 ? await findCardsById(visit, ids.map(Number)) : []
  // Prices depend on the customer and the customer type.
  return Response.json({ cards }, { headers: { 'Cache-Control': 'no-store' } })
}
