/** The content of an order: complete, and never changed. */
import { createHash } from 'node:crypto'
import { isPaidByBalance, type CartQuote } from '../cart/cart-quote.ts'
import type { OrderArticle } from '../cart/order-article.ts'
import type { LanguageCode } from '../../channel/markets.ts'
import type { MarketLocale } from '../../channel/market-locale.ts'
import { emptyAddress, withCountry, type Address } from '../../vocabulary/address.ts'
import { optionMessages } from '../options/option-messages.ts'
import { shippingKeyOf } from '../options/shipping-options.ts'
import { hasStreet } from '../checkout/order-conditions.rules.ts'
import type { Checkout } from '../checkout/checkout.store.ts'

export interface OrderDocument {
  language: LanguageCode
  quote: CartQuote
  /** One for each row of the quote, in the same order, with its name at the time of purchase. */
  articles: OrderArticle[]
  billingAddress: Address
  shippingAddress: Address
  checkout: Checkout
  shippingName: string
  paymentName: string
  /** The client's data about the cart at the time of purchase; absent in old orders. */
  merchantData?: string | null
}

/** @param articles one for each row of the quote */
export function createDocument(
  quote: CartQuote,
  checkout: Checkout,
  { market, language }: MarketLocale,
  articles: OrderArticle[],
): OrderDocument {
  const messages = optionMessages[language.code]
  const billingAddress = withCountry(checkout.billingAddress ?? emptyAddress, market)
  const shippingKey = shippingKeyOf(quote.shipping.id)
  return {
    language: language.code,
    quote,
    articles,
    billingAddress,
    shippingAddress: hasStreet(checkout.shippingAddress)
      ? withCountry(checkout.shippingAddress, market)
      : billingAddress,
    checkout: { ...checkout, shown: null },
    shippingName: shippingKey ? messages.shipping[shippingKey] : '',
    paymentName: paymentName(quote, language.code),
  }
}

/** The name of the payment on the order: of an order that a balance pays completely, the balance. */
export function paymentName(quote: CartQuote, language: LanguageCode): string {
  if (!quote.payment) return ''
  const messages = optionMessages[language]
  return isPaidByBalance(quote) ? messages.paidByBalance : messages.payment[quote.payment.name]
}

/** Equal when the same order is submitted twice: without stock, remaining balance, the client's own data and return URLs. */
export function contentHash({
  quote,
  checkout,
  merchantData: _data,
  ...document
}: OrderDocument): string {
  const { checkoutUrls: _urls, skipShippingValidation: _skip, ...checkoutContent } = checkout
  const lines = quote.lines.map(({ available: _available, ...line }) => line)
  const balance = quote.balance?.usedMinor
  return createHash('sha256')
    .update(
      JSON.stringify({
        ...document,
        checkout: checkoutContent,
        quote: { ...quote, lines, balance },
      }),
    )
    .digest('base64url')
}

/** Bookkeeping requires who bought what and for how much (invoices have names and addresses), but no contact data. */
export function redactDocument(document: OrderDocument): OrderDocument {
  const { checkout } = document
  return {
    ...document,
    merchantData: null,
    billingAddress: withoutContactData(document.billingAddress),
    shippingAddress: withoutContactData(document.shippingAddress),
    checkout: {
      ...checkout,
      email: '',
      identityNumber: '',
      message: '',
      billingAddress: checkout.billingAddress && withoutContactData(checkout.billingAddress),
      shippingAddress: checkout.shippingAddress && withoutContactData(checkout.shippingAddress),
    },
  }
}

function withoutContactData(address: Address): Address {
  return { ...address, mobile: '', phone: '', entryCode: '', careOf: '' }
}
