/** Number of pieces by kind of stock (spec section 4). */
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
  /** Whether delivery takes days (in stock, few left, static) or longer. */
  delivery: 'soon' | 'later'
}

const fewLeftLimit = 6

type WireStock = Omit<Stock, 'static'> & { static: number | null }

export function readStock(wire: WireStock | null | undefined): Stock {
  return {
    inStock: wire?.inStock ?? 0,
    oversellable: wire?.oversellable ?? 0,
    static: wire?.static ?? 0,
    totalStock: wire?.totalStock ?? 0,
  }
}

/** Nothing without a price: the merchant sells it to nobody, or not to this visitor. */
export function readSaleableStock(wire: WireStock | null | undefined, hasPrice: boolean): Stock {
  return readStock(hasPrice ? wire : null)
}

/** The status depends on the wanted quantity, a whole number from 1 (spec section 4). First match wins. */
function stockStatus(stock: Stock, quantity = 1): StockStatus {
  if (stock.totalStock <= 0) return 'outOfStock'
  if (stock.oversellable > 0 && quantity > stock.inStock) return 'oversellable'
  if (stock.static > 0 && quantity > stock.inStock && quantity > stock.oversellable) return 'static'
  if (stock.inStock > 0 && stock.inStock < fewLeftLimit) return 'fewLeft'
  return 'inStock'
}

export function isSoldOut(wire: WireStock | null | undefined): boolean {
  return stockStatus(readStock(wire)) === 'outOfStock'
}

export function stockLabel(stock: Stock, quantity = 1): StockLabel {
  const status = stockStatus(stock, quantity)
  return {
    status,
    quantity: stock.inStock,
    delivery: status === 'outOfStock' || status === 'oversellable' ? 'later' : 'soon',
  }
}
