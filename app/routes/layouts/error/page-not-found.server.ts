import { findCardRow } from '#app/catalogue/card/find-cards/find-cards.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { NotFoundData, OfferedProduct } from './not-found-data.ts'

const count = 4

/** Thrown for a public page that does not exist, with `firstPage` of its list. It offers what many buy, which is cached. */
export async function pageNotFound(
  visit: Visit,
  firstPage: string | null = null,
): Promise<Response> {
  const cards = await findCardRow(visit, { filter: { sort: 'MOST_SOLD' }, count }).catch(() => [])
  const offered = cards.flatMap(({ path, name, price, pictures: [picture] }): OfferedProduct[] =>
    picture ? [{ path, name, picture, price: price?.selling ?? '' }] : [],
  )
  return Response.json({ offered, firstPage } satisfies NotFoundData, {
    status: 404,
    statusText: 'Not Found',
  })
}
