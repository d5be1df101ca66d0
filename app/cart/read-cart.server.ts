import { readPictures } from '#app/catalogue/card/read-card.server.ts'
import { productName } from '#app/catalogue/product/product-name.ts'
import { readStock, stockLabel } from '#app/catalogue/stock/stock-label.ts'
import { countryName } from '#app/i18n/country-name.server.ts'
import { formatMoney } from '#app/i18n/format-money.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { WireCart } from './cart-documents.server.ts'
import { variantOf, type Cart, type CartLine, type Summary } from './cart.ts'

type Eyes = Pick<Visit, 'vatIncluded' | 'languageId' | 'language' | 'prefix' | 'market'>

/** The merchant's cart in the shop's words; survives every null that the contract allows. */
export function readCart(eyes: Eyes, wire: WireCart | null | undefined): Cart {
  if (!wire) return emptyCart(eyes)
  return {
    id: wire.id,
    lines: (wire.items ?? []).flatMap((item) => (item ? [readLine(eyes, item)] : [])),
    promoCode: wire.promoCode || null,
    campaigns: namesOf(wire.appliedCampaigns),
    summary: readSummary(eyes, wire.summary),
    isCompleted: wire.isCompleted,
  }
}

export function emptyCart(eyes: Eyes): Cart {
  return {
    id: null,
    lines: [],
    promoCode: null,
    campaigns: [],
    summary: readSummary(eyes, null),
    isCompleted: false,
  }
}

type WireLine = NonNullable<NonNullable<WireCart['items']>[number]>

function readLine(eyes: Eyes, { product, ...item }: WireLine): CartLine {
  const sku = product?.skus?.find((entry) => entry?.skuId === item.skuId)
  const stock = readStock(sku?.stock)
  const isUnsold = item.unitPrice === null && item.totalPrice === null
  return {
    id: item.id,
    skuId: item.skuId,
    name: productName(product?.name),
    brand: product?.brand?.name ?? '',
    // Its page here says that it is not there.
    path: product && !isUnsold ? href(eyes, 'product', { alias: product.alias }) : null,
    picture: readPictures(product?.productImages)[0] ?? null,
    variant: (product?.skus?.length ?? 0) > 1 ? variantOf(sku?.name) : null,
    quantity: item.quantity,
    available: isUnsold ? 0 : stock.totalStock,
    stock: stockLabel(stock, item.quantity),
    notSoldIn: isUnsold ? countryName(eyes.market.country, eyes.languageId) : null,
    unitPrice: amountOf(eyes, item.unitPrice),
    totalPrice: amountOf(eyes, item.totalPrice),
    campaigns: namesOf(item.campaign?.appliedCampaigns),
  }
}

function readSummary(eyes: Eyes, summary: WireCart['summary'] | undefined): Summary {
  const { vatIncluded, languageId, market } = eyes
  const currency = summary?.total?.currency?.code ?? market.currency
  const money = (amount: number) => formatMoney(amount, languageId, currency)
  const { shipping, payment, subTotal, total } = summary ?? {}
  const fee = shipping?.feeIncVat ?? 0
  const left = shipping?.amountLeftToFreeShipping ?? -1
  const discount = vatIncluded
    ? (summary?.fixedAmountDiscountIncVat ?? 0)
    : (summary?.fixedAmountDiscountExVat ?? 0)
  const formattedFee = (of: typeof shipping | typeof payment) =>
    (vatIncluded ? of?.feeIncVatFormatted : of?.feeExVatFormatted) ?? money(0)
  return {
    subTotal: amountOf(eyes, subTotal) || money(0),
    fixedDiscount: discount > 0 ? money(-discount) : null,
    shipping: {
      fee: formattedFee(shipping),
      isFree: fee === 0,
      isEstimate: shipping?.isDefault ?? true,
      leftToFree: left > 0 ? (shipping?.amountLeftToFreeShippingFormatted ?? money(left)) : null,
    },
    paymentFee: (payment?.feeIncVat ?? 0) > 0 ? formattedFee(payment) : null,
    vat: total?.vatFormatted ?? money(0),
    total: total?.sellingPriceIncVatFormatted ?? money(0),
    totalAmount: total?.sellingPriceIncVat ?? 0,
    currency,
    amounts: { subTotal: subTotal?.sellingPriceIncVat ?? 0, shipping: fee },
  }
}

type WirePrice = WireLine['unitPrice']

function amountOf({ vatIncluded }: Eyes, price: WirePrice | undefined): string {
  const formatted = vatIncluded
    ? price?.sellingPriceIncVatFormatted
    : price?.sellingPriceExVatFormatted
  return formatted ?? ''
}

function namesOf(
  campaigns:
    readonly ({ name: string | null; hideTitle: boolean | null } | null)[] | null | undefined,
): string[] {
  return (campaigns ?? []).flatMap((campaign) =>
    campaign?.name && !campaign.hideTitle ? [campaign.name] : [],
  )
}
