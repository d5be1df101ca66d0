import type { Cart, CartLine } from '#app/cart/cart.ts'
import type { WireCart } from '#app/cart/cart-documents.server.ts'
import { readAmounts, type CartAmounts } from '#app/cart/sums/read-sums.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { imageAddress } from '#app/images/image-address.ts'
import { absoluteUrl } from '#app/seo/absolute-url.ts'
import type { Visit } from '#app/visit/visit.ts'

import { variantId } from '#app/catalogue/product/variant-id.ts'
import { recoverable } from '../outcome.ts'
import type { AppliedDiscount, LineItem, Message, Totals } from '../schema/ucp.generated.d.ts'

const pictureWidth = 600

/** Lines and sums of a cart: those of its page, to the öre. Its messages tell what keeps lines from being ordered. */
export function describeCart(visit: Visit, cart: Cart, wire: WireCart) {
  const amounts = readAmounts({ ...visit, market: visit.checkoutMarket }, wire)
  // A line of a merchant may have no pieces.
  const lines = cart.lines.filter(({ quantity }) => quantity >= 1)
  return {
    line_items: lines.map((line) => describeLine(visit, line, amounts)),
    currency: amounts.currency,
    totals: totalsOf(visit, cart, amounts),
    discounts: discountsOf(visit, { ...cart, lines }, amounts),
    messages: lines.flatMap((line, index) => shortageOf(visit, line, index)),
  }
}

function describeLine(visit: Visit, line: CartLine, { lines }: CartAmounts): LineItem {
  const { unit, total, discount } = lines.get(line.id) ?? { unit: 0, total: 0, discount: 0 }
  const { origin, config } = visit
  const picture =
    line.picture &&
    imageAddress(config.imageServer, { type: 'product', file: line.picture }, pictureWidth)
  return {
    id: line.id,
    item: {
      id: line.product ? variantId(line.product.id, line.skuId) : String(line.skuId),
      title: [line.name, line.variant].filter(Boolean).join(', '),
      price: Math.max(0, unit),
      ...(picture && { image_url: absoluteUrl({ shop: origin }, picture) }),
    },
    quantity: line.quantity,
    totals: [
      { type: 'subtotal', amount: Math.max(0, total) },
      ...(discount > 0 ? [{ type: 'discount', amount: -discount }] : []),
      { type: 'total', amount: total - discount },
    ],
  }
}

/** In the order and the words of the cart's page; they add up. */
function totalsOf({ language }: Visit, { summary }: Cart, amounts: CartAmounts): Totals {
  const t = translate(language, 'cart')
  const { discountCode, shipping } = summary
  const discount = discountCode
    ? t('summary.discountCode', { code: discountCode })
    : t('summary.discount')
  const vat = amounts.total - amounts.vat
  return [
    {
      type: 'subtotal',
      display_text: t('summary.subTotal'),
      amount: Math.max(0, amounts.subTotal),
    },
    ...(amounts.discount > 0
      ? [{ type: 'discount', display_text: discount, amount: -amounts.discount }]
      : []),
    {
      type: 'fulfillment',
      display_text: t(shipping.isEstimate ? 'summary.shippingEstimate' : 'summary.shipping'),
      amount: Math.max(0, amounts.shipping),
    },
    ...(amounts.paymentFee > 0
      ? [{ type: 'fee', display_text: t('summary.paymentFee'), amount: amounts.paymentFee }]
      : []),
    ...(amounts.addedVat > 0
      ? [{ type: 'tax', display_text: t('summary.vatAdded'), amount: amounts.addedVat }]
      : []),
    {
      type: 'total',
      display_text: t('summary.total'),
      amount: amounts.total,
      lines: [
        { display_text: t('summary.net'), amount: vat },
        { display_text: t('summary.vat'), amount: amounts.vat },
      ],
    },
  ]
}

function discountsOf(
  { language }: Visit,
  { promoCode, campaigns, summary, lines }: Cart,
  { discount, lines: amounts }: CartAmounts,
): { codes: string[]; applied: AppliedDiscount[] } {
  const title = promoCode ?? campaigns[0] ?? translate(language, 'cart')('summary.discount')
  const isByCode = promoCode !== null && summary.discountCode !== null
  const allocations = lines.flatMap((line, index) => {
    const amount = amounts.get(line.id)?.discount ?? 0
    return amount > 0 ? [{ path: `$.line_items[${index}]`, amount }] : []
  })
  const allocated = allocations.reduce((sum, { amount }) => sum + amount, 0)
  const applied = {
    title,
    amount: Math.max(0, discount),
    ...(isByCode ? { code: promoCode } : { automatic: true }),
    ...(allocated === discount && { allocations }),
  }
  return {
    codes: promoCode ? [promoCode] : [],
    // A code that reduces delivery alone has no discount on the goods.
    applied: discount > 0 || isByCode ? [applied] : [],
  }
}

function shortageOf({ language }: Visit, line: CartLine, index: number): Message[] {
  if (line.quantity <= line.available) return []
  const t = translate(language, 'cart')
  const path = `$.line_items[${index}]`
  if (line.notSoldIn !== null) return [recoverable('item_unavailable', t('errors.notSold'), path)]
  const key = line.available === 0 ? 'line.soldOut' : 'line.shortage'
  return [recoverable('out_of_stock', t(key, { stock: line.available }), path)]
}
