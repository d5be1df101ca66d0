import { ask } from '#app/gateway/graphql.server.ts'
import type { VariablesOf } from '#app/gateway/graphql.ts'
import { isSoldOut } from '#app/catalogue/stock/stock-label.ts'
import type { Visit } from '#app/visit/visit.ts'

import { cardsDocument } from './cards-documents.server.ts'
import { onePerVariantGroup } from './one-per-variant-group.ts'
import type { ProductCard } from './product-card.ts'
import { readCards } from './read-card.server.ts'

/** FilterInputType of the Merchant API. */
export type CardFilter = NonNullable<VariablesOf<typeof cardsDocument>['filter']>

interface CardRowQuery {
  filter: CardFilter
  /** Alias of the campaign that all of them are in. */
  campaign?: string
  /** How many cards to show. */
  count: number
}

/** Asked for at least, so that enough are left when each group of colours is shown once. */
const minQueried = 24
const queriedPerShown = 3

/**
 * A row of cards: the first products that fit and can be bought, one of each group of colours.
 */
export async function findCardRow(
  visit: Visit,
  { filter, campaign, count }: CardRowQuery,
): Promise<ProductCard[]> {
  const take = Math.max(minQueried, queriedPerShown * count)
  const { products } = await ask(visit, cardsDocument, { filter, campaign, take })
  const sold = products?.products?.filter((product) => product && !isSoldOut(product.totalStock))
  return readCards(visit, onePerVariantGroup(sold, count))
}

/** These very products, also those that lists hide behind another colour of the same thing. */
export async function findCardsById(visit: Visit, ids: readonly number[]): Promise<ProductCard[]> {
  const filter = { productIds: [...ids], includeCollapsed: true }
  const { products } = await ask(visit, cardsDocument, { filter, take: ids.length })
  return readCards(visit, products?.products)
}
