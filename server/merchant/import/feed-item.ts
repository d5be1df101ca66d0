import type { FeedMoney } from './price-text.rules.ts'

export type Availability = 'in-stock' | 'out-of-stock' | 'preorder' | 'backorder'

/**
 * A row that can be sold: checked, measured in the shop's units, but still in the feed's own words.
 * Lengths in millimetres, weight in grams, money in minor units.
 */
export interface FeedItem {
  id: string
  /** Rows of one group are variants of one another: colours, materials, sizes. */
  groupId?: string
  title: string
  description: string
  brand?: string
  mpn?: string
  gtin?: string
  price: FeedMoney
  /** Reduced price, when it is in force on the day of the import. */
  salePrice?: number
  availability: Availability
  /** ISO date from which a preorder or backorder is there. */
  availableOn?: string
  /** Pieces in stock, when the feed tells. */
  quantity?: number
  /** Category paths from the root down. */
  categoryPaths: string[][]
  googleCategoryId?: number
  color?: string
  material?: string
  pattern?: string
  size?: string
  length?: number
  width?: number
  height?: number
  weight?: number
}

/** Something odd that did not cost the row: the value was left out. */
export type ItemWarning = 'gtin-invalid' | 'measure-unreadable' | 'availability-unknown'
