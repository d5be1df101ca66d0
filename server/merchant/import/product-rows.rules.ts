import type { FeedItem } from './feed-item.ts'
import type { RowFault } from './feed-row.ts'
import type { StagedProduct, StagedRow } from './staging.store.ts'

/** Rows of one product; the first gives name and pictures. */
export interface ProductRows {
  items: readonly [FeedItem, ...FeedItem[]]
  variantGroup: { key: string; isMain: boolean } | null
}

/**
 * Groups the rows of a feed into products.
 *
 * A repeated id is one product in several categories. Sizes are skus of one product as long as they
 * cost the same; sizes with prices of their own are products, because a product has one price.
 */
export function productRowsOf(staged: StagedProduct): {
  products: ProductRows[]
  faults: RowFault[]
} {
  const { items, faults } = joinRepeated(staged.rows)
  const [face] = items
  if (!face) return { products: [], faults }
  const group =
    staged.isVariant && face.groupId ? { key: face.groupId, isMain: staged.isFirstOfGroup } : null
  if (items.every((item) => haveSamePrice(item, face))) {
    return {
      products: [{ items: items as [FeedItem, ...FeedItem[]], variantGroup: group }],
      faults,
    }
  }
  const products = items.map((item, index): ProductRows => {
    return { items: [titledBySize(item)], variantGroup: index === 0 ? group : null }
  })
  return { products, faults }
}

function joinRepeated(rows: readonly StagedRow[]): { items: FeedItem[]; faults: RowFault[] } {
  const byId = new Map<string, FeedItem>()
  const faults: RowFault[] = []
  for (const { line, item } of rows) {
    const known = byId.get(item.id)
    if (!known) byId.set(item.id, item)
    else if (known.title === item.title && haveSamePrice(known, item)) {
      known.categoryPaths.push(...item.categoryPaths)
    } else faults.push({ line, id: item.id, reason: 'repeated-with-other-data' })
  }
  return { items: [...byId.values()], faults }
}

function haveSamePrice(one: FeedItem, other: FeedItem): boolean {
  return (
    one.price.minor === other.price.minor &&
    one.price.currency === other.price.currency &&
    one.salePrice === other.salePrice
  )
}

function titledBySize(item: FeedItem): FeedItem {
  const { size, title } = item
  const isInTitle = !size || title.toLowerCase().includes(size.toLowerCase())
  return isInTitle ? item : { ...item, title: `${title}, ${size}` }
}
