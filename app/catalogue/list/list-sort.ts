/** Sort orders a shopper may choose (spec section 9), by the merchant's names. */
export const listSorts = ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const
export type ListSort = (typeof listSorts)[number]

/** Relevance means something only where words were searched for. */
export function offeredSorts(isSearch: boolean): readonly ListSort[] {
  return isSearch ? listSorts : listSorts.filter((sort) => sort !== 'RELEVANCE')
}

/** The sort in the address when the list offers it, otherwise the list's own. */
export function readSort(text: string | null, isSearch: boolean, defaultSort: ListSort): ListSort {
  // An older name of the same order, still found in saved addresses.
  const name = text === 'BEST_MATCH' ? 'LATEST' : text
  return offeredSorts(isSearch).find((sort) => sort === name) ?? defaultSort
}
