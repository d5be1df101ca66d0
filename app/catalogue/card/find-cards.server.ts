import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { VariablesOf } from '#app/gateway/graphql.ts'
import { isSoldOut } from '#app/catalogue/stock/stock-label.ts'
import type { Visit } from '#app/visit/visit.ts'

import { cardsDocument } from './find-cards-documents.server.ts'
import { onePerVariantGroup } from './one-per-variant-group.ts'
import type { ProductCard } from './product-card.ts'
import { readCards } from './read-card.server.ts'

/** FilterInputType of the Merchant API. */
export type CardFilter = NonNullable<VariablesOf<typeof cardsDocument>['filter']>

interface CardRowQuery {
  filter: CardFilter
  /** Alias of a campaign that all products must belong to. */
  campaign?: string
  /** How many cards to show. */
  count: number
}

/** More are queried than shown, because only one product of each variant group is shown. */
const minQueried = 24
const queriedPerShown = 3

/** A row of cards: the first matching products that can be bought, one of each variant group. */
export async function findCardRow(
  visit: Visit,
  { filter, campaign, count }: CardRowQuery,
): Promise<ProductCard[]> {
  const take = Math.max(minQueried, queriedPerShown * count)
  const { products } = await requestMerchant(visit, cardsDocument, { filter, campaign, take })
  const buyable = products?.products?.filter((product) => product && !isSoldOut(product.totalStock))
  return readCards(visit, onePerVariantGroup(buyable, count))
}

/** Products by id, including those that lists collapse into another colour of their variant group. */
export async function findCardsById(visit: Visit, ids: readonly number[]): Promise<ProductCard[]> {
  const filter = { productIds: [...ids], includeCollapsed: true }
  const { products } = await requestMerchant(visit, cardsDocument, { filter, take: ids.length })
  return readCards(visit, products?.products)
}
