/** A product in an event. Amounts are in currency units with VAT. */
export interface SalesItem {
  id: number
  name: string
  brand: string
  category: string
  variant: string
  price: number
  regularPrice: number
  /** Whole per cent, as the merchant computes it. */
  discountPercentage: number
  isCampaignPrice: boolean
  currency: string
}

/** The fields of the API's ProductType and PriceType that are used here. */
export interface WireSalesProduct {
  productId: number
  name: string | null
  brand: { name: string | null } | null
  primaryCategory: { name: string | null } | null
  discountType: string | null
}

export interface WireSalesPrice {
  sellingPriceIncVat: number
  regularPriceIncVat: number
  discountPercentage: number
  currency: { code: string } | null
}

/** `variant` is the colour or sku id that tells variants apart, the first that is known; `market` is where it is sold. */
export function readSalesItem(
  market: { currency: string },
  product: WireSalesProduct,
  price: WireSalesPrice | null | undefined,
  ...variant: (string | number | undefined)[]
): SalesItem {
  return {
    id: product.productId,
    name: product.name ?? '',
    brand: product.brand?.name ?? '',
    category: product.primaryCategory?.name ?? '',
    variant: String(variant.find(Boolean) ?? ''),
    price: price?.sellingPriceIncVat ?? 0,
    regularPrice: price?.regularPriceIncVat ?? price?.sellingPriceIncVat ?? 0,
    discountPercentage: price?.discountPercentage ?? 0,
    isCampaignPrice: product.discountType === 'PRICE_CAMPAIGN',
    currency: price?.currency?.code || market.currency,
  }
}

/** The attribute of an element about a product, from which impressions and clicks are recorded. */
export function salesData(item: SalesItem | undefined): { 'data-sales'?: string } {
  return item ? { 'data-sales': JSON.stringify(item) } : {}
}
