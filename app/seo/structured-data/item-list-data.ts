import type { ItemList, WithContext } from 'schema-dts'

import { absoluteUrl, type Origins } from '../absolute-url.ts'

/** Which product is where in a list's page, by position `from` 1; each product's page has the rest. */
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
