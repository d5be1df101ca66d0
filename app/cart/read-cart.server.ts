import { readBadges, readPictures } from '#app/catalogue/card/read-card.server.ts'
import { productName } from '#app/catalogue/card/product-name.ts'
import { readPrice } from '#app/catalogue/price/price.ts'
import { deliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import { readStock, stockLabel } from '#app/catalogue/stock/stock-label.ts'
import { countryName } from '#app/i18n/country-name.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { WireCart } from './cart-documents.server.ts'
import { variantOf, type Cart, type CartLine } from './cart.ts'
import type { PiecesOf } from './packages/package-count.ts'
import { findPieces } from './packages/package-pieces.server.ts'
import { packageKeyOf, packagePartsOf, readPackages } from './packages/read-packages.ts'
import { readSums } from './sums/read-sums.server.ts'
import type { LinePrices } from './sums/shown-sums.ts'

export type PriceView = Pick<Visit, 'vatIncluded' | 'languageId' | 'language' | 'prefix' | 'market'>

/** Converts the merchant's cart, with every null that the contract allows; `piecesOf` counts packages. */
export function readCart(
  priceView: PriceView,
  wire: WireCart | null | undefined,
  piecesOf?: PiecesOf,
): Cart {
  if (!wire) return emptyCart(priceView)
  const { prices, packagePrices, summary } = readSums(priceView, wire)
  const items = (wire.items ?? []).flatMap((item) => item ?? [])
  const campaigns = readBadges(wire.appliedCampaigns)
  const lines = items.map((item) => readLine(priceView, item, prices, campaigns))
  return {
    id: wire.id,
    lines,
    packages: readPackages(items, lines, packagePrices, piecesOf),
    promoCode: wire.promoCode || null,
    campaigns,
    summary,
    isCompleted: wire.isCompleted,
  }
}

export async function readCountedCart(
  visit: Visit,
  wire: WireCart | null | undefined,
  priceView: PriceView = visit,
): Promise<Cart> {
  const parts = [...packagePartsOf((wire?.items ?? []).flatMap((item) => item ?? [])).values()]
  return readCart(priceView, wire, await findPieces(visit, parts))
}

export function emptyCart(priceView: PriceView): Cart {
  return {
    id: null,
    lines: [],
    packages: [],
    promoCode: null,
    campaigns: [],
    summary: readSums(priceView, null).summary,
    isCompleted: false,
  }
}

type WireLine = NonNullable<NonNullable<WireCart['items']>[number]>

function readLine(
  priceView: PriceView,
  { product, ...item }: WireLine,
  prices: ReadonlyMap<string, LinePrices>,
  ofCart: readonly string[],
): CartLine {
  const sku = product?.skus?.find((entry) => entry?.skuId === item.skuId)
  const stock = readStock(sku?.stock)
  const isUnsold = item.unitPrice === null && item.totalPrice === null
  const linePrices = prices.get(item.id) ?? unpriced
  const packageKey = packageKeyOf(item)
  // The offer of a part is the price of its package.
  const prior = isUnsold || packageKey ? null : priorPrice(priceView, product)
  // A campaign that reduces nothing is not shown, as on product cards. Three for two reduces the cart's sum.
  const ownCampaigns = readBadges(item.campaign?.appliedCampaigns)
  const isReduced = prior !== null || linePrices.withoutOffer !== null
  return {
    id: item.id,
    packageKey,
    skuId: item.skuId,
    name:
      productName(product?.name, product?.alias) ||
      translate(priceView.language, 'account')('orders.gone'),
    brand: product?.brand?.name ?? '',
    product: product && {
      id: product.productId,
      alias: product.alias,
      categoryId: product.primaryCategory?.categoryId ?? null,
    },
    // A product that is not sold in this market has no page here.
    path: product && !isUnsold ? href(priceView, 'product', { alias: product.alias }) : null,
    picture: readPictures(product?.productImages)[0] ?? null,
    variant: (product?.skus?.length ?? 0) > 1 ? variantOf(sku?.name) : null,
    quantity: item.quantity,
    available: isUnsold ? 0 : stock.totalStock,
    stock: stockLabel(stock, item.quantity),
    dates: deliveryDates(priceView, sku?.incoming),
    notSoldIn: isUnsold ? countryName(priceView.market.country, priceView.languageId) : null,
    ...linePrices,
    prior,
    campaigns: packageKey ? [] : ownCampaigns.filter((name) => isReduced || ofCart.includes(name)),
  }
}

/** Prices of rows that the market does not sell. */
const unpriced: LinePrices = {
  unitPrice: '',
  isUnitRounded: false,
  totalPrice: '',
  withoutOffer: null,
}

/** The lowest price in the 30 days before a reduction, as on the product page. */
function priorPrice(view: PriceView, product: WireLine['product']): string | null {
  const price = readPrice(product?.unitPrice, product?.lowestPrice, view)
  return price?.reduction?.prior ?? null
}
