import type { FeedItem } from './product/feed-item.ts'
import type { RowFault } from './feed/feed-row.ts'
import type { StagedProduct, StagedRow } from './staging.store.ts'

/** Rows of one product. Name and pictures are those of the first. */
export interface ProductRows {
  items: readonly [FeedItem, ...FeedItem[]]
  variantGroup: { key: string; isMain: boolean } | null
}

/** Rows with one id are one product. Sizes with one price are skus, with other prices products: a product has one price. */
export function groupProductRows(staged: StagedProduct): {
  products: ProductRows[]
  faults: RowFault[]
} {
  const { items, faults } = mergeRepeatedIds(staged.rows)
  const [first] = items
  if (!first) return { products: [], faults }
  const group =
    staged.isVariant && first.groupId ? { key: first.groupId, isMain: staged.isFirstOfGroup } : null
  if (items.every((item) => haveSamePrice(item, first))) {
    return {
      products: [{ items: items as [FeedItem, ...FeedItem[]], variantGroup: group }],
      faults,
    }
  }
  const products = items.map((item, index): ProductRows => {
    return { items: [withSizeInTitle(item)], variantGroup: index === 0 ? group : null }
  })
  return { products, faults }
}

function mergeRepeatedIds(rows: readonly StagedRow[]): { items: FeedItem[]; faults: RowFault[] } {
  const byId = new Map<string, FeedItem>()
  const faults: RowFault[] = []
  for (const { line, item } of rows) {
    const existing = byId.get(item.id)
    if (!existing) byId.set(item.id, item)
    else if (existing.title === item.title && haveSamePrice(existing, item)) {
      existing.categoryPaths.push(...item.categoryPaths)
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

function withSizeInTitle(item: FeedItem): FeedItem {
  const { size, title } = item
  const isInTitle = !size || title.toLowerCase().includes(size.toLowerCase())
  return isInTitle ? item : { ...item, title: `${title}, ${size}` }
}
