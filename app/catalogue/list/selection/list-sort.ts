/** Sort orders that a shopper may choose (spec section 9), with the merchant's names. */
export const listSorts = ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const
export type ListSort = (typeof listSorts)[number]

/** The sort orders of a list; only a search has relevance. */
export function offeredSorts(isSearch: boolean): readonly ListSort[] {
  return isSearch ? listSorts : listSorts.filter((sort) => sort !== 'RELEVANCE')
}

/** The sort order in the URL if the list offers it, otherwise the default. */
export function readSort(text: string | null, isSearch: boolean, defaultSort: ListSort): ListSort {
  // An older name of the same order, still found in bookmarks.
  const name = text === 'BEST_MATCH' ? 'LATEST' : text
  return offeredSorts(isSearch).find((sort) => sort === name) ?? defaultSort
}
