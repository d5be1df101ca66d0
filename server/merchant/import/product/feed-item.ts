import type { FeedMoney } from './price-text.rules.ts'

export type Availability = 'in-stock' | 'out-of-stock' | 'preorder' | 'backorder'

/** Texts as in the feed, lengths in millimetres, weight in grams and money in minor units. */
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
  /** Reduced price, if it applies on the day of the import. */
  salePrice?: number
  availability: Availability
  /** ISO date from which a preorder or backorder is available. */
  availableOn?: string
  /** Quantity in stock, when the feed has one. */
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

/** Values that are ignored; the row itself is valid. */
export const warningMessages = {
  'gtin-invalid': 'GTIN has a wrong check digit and was left out',
  'measure-unreadable': 'a measure cannot be read and was left out',
  'availability-unknown': 'availability is unknown and was taken as out of stock',
}
export type ItemWarning = keyof typeof warningMessages
