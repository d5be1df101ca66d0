import type { ItemList, WithContext } from 'schema-dts'

import { absoluteUrl, type Origins } from '../absolute-url.ts'

/**
 * schema.org data of a page of a list: which product is where. Each product's own page has the rest.
 *
 * @param from position of the first one in the whole list, from 1
 */
export function itemListData(
  paths: readonly string[],
  from: number,
  origins: Pick<Origins, 'shop'>,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: from + index,
      url: absoluteUrl(origins, path),
    })),
  }
}
