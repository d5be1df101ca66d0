/** Stock as words (spec section 4): the status depends on how many are wanted. */
export interface Stock {
  inStock: number
  oversellable: number
  static: number
  totalStock: number
}

export type StockStatus = 'inStock' | 'fewLeft' | 'oversellable' | 'static' | 'outOfStock'

export interface StockLabel {
  status: StockStatus
  /** Quantity in stock, shown only when it is low. */
  quantity: number
  /** Delivery text: in stock, few left and static things leave within days, the others later. */
  delivery: 'soon' | 'later'
}

/** From this many pieces on, the shop no longer counts aloud. */
const fewLeftLimit = 6

interface WireStock {
  inStock: number
  oversellable: number
  static: number | null
  totalStock: number
}

/** The wire's nullable stock; a product without any is sold out. */
export function readStock(wire: WireStock | null | undefined): Stock {
  return {
    inStock: wire?.inStock ?? 0,
    oversellable: wire?.oversellable ?? 0,
    static: wire?.static ?? 0,
    totalStock: wire?.totalStock ?? 0,
  }
}

/** First match wins; `wanted` is a whole number from 1. */
function stockStatus(stock: Stock, wanted = 1): StockStatus {
  if (stock.totalStock <= 0) return 'outOfStock'
  if (stock.oversellable > 0 && wanted > stock.inStock) return 'oversellable'
  if (stock.static > 0 && wanted > stock.inStock && wanted > stock.oversellable) return 'static'
  if (stock.inStock > 0 && stock.inStock < fewLeftLimit) return 'fewLeft'
  return 'inStock'
}

export function isSoldOut(wire: WireStock | null | undefined): boolean {
  return stockStatus(readStock(wire)) === 'outOfStock'
}

export function stockLabel(stock: Stock, wanted = 1): StockLabel {
  const status = stockStatus(stock, wanted)
  return {
    status,
    quantity: stock.inStock,
    delivery: status === 'outOfStock' || status === 'oversellable' ? 'later' : 'soon',
  }
}
