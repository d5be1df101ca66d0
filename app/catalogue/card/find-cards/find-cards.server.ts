import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { VariablesOf } from '#app/gateway/graphql.ts'
import { isSoldOut } from '#app/catalogue/stock/stock-label.ts'
import type { Visit } from '#app/visit/visit.ts'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { readCards } from '#app/catalogue/card/read-card.server.ts'
import { present } from '#app/kit/wire-list.ts'

import { cardsDocument } from './find-cards-documents.server.ts'
import { onePerVariantGroup } from './one-per-variant-group.ts'
import type { RowDeduplication } from './row-deduplication.ts'

/** FilterInputType of the Merchant API. */
export type CardFilter = NonNullable<VariablesOf<typeof cardsDocument>['filter']>

interface CardRowQuery {
  filter: CardFilter
  /** Alias of a campaign that all products must belong to. */
  campaign?: string
  count: number
  /** The row's place on a page that shows no product twice. */
  row?: RowDeduplication
}

/** More are queried than shown, because only one product of each variant group is shown. */
const minQueried = 24
const queriedPerShown = 3

/** A row of cards: the first matching products that can be bought, one of each variant group. */
export async function findCardRow(
  visit: Visit,
  { filter, campaign, count, row }: CardRowQuery,
): Promise<ProductCard[]> {
  const take = Math.max(minQueried, queriedPerShown * count)
  const { products } = await requestMerchant(visit, cardsDocument, { filter, campaign, take })
  const buyable = present(products?.products).filter(({ totalStock }) => !isSoldOut(totalStock))
  const left = row ? await row.withoutShown(buyable) : buyable
  const chosen = onePerVariantGroup(left, count)
  row?.show(chosen)
  return readCards(visit, chosen)
}

/** Products by id, including those that lists collapse into another colour of their variant group. */
export async function findCardsById(visit: Visit, ids: readonly number[]): Promise<ProductCard[]> {
  const filter = { productIds: [...ids], includeCollapsed: true }
  const { products } = await requestMerchant(visit, cardsDocument, { filter, take: ids.length })
  return readCards(visit, products?.products)
}
