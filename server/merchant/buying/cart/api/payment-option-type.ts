/** Ways to pay as the public API's PaymentOptionType. */
import type { CartQuote } from '#server/merchant/buying/cart/cart-quote.ts'
import { formatMoney, vatFields } from '#server/merchant/pricing/price-fields.ts'
import type { MarketLocale } from '#server/merchant/channel/market-locale.ts'
import { exVat } from '#server/merchant/pricing/vat.rules.ts'
import { optionMessages } from '#server/merchant/buying/options/option-messages.ts'
import {
  embeddedProviderOf,
  paymentOffersIn,
  selectPayment,
  type PaymentName,
} from '#server/merchant/buying/options/payment-options.ts'

export function paymentOptionType(
  quote: CartQuote,
  { id, name, feeMinor }: { id: number; name: PaymentName; feeMinor: number },
  view: MarketLocale,
) {
  const embedded = embeddedProviderOf(id)
  const fee = { inc: feeMinor, ex: exVat(feeMinor, quote.vatBasisPoints) }
  return {
    id,
    name,
    displayName: optionMessages[view.language.code].payment[name],
    ...vatFields('fee', fee),
    isDefault: selectPayment(quote.market, null)?.id === id,
    isSelected: quote.payment?.id === id,
    paymentType: embedded ?? 'STANDARD',
    checkoutType: embedded ? 'EXTERNAL' : 'STANDARD',
    /** Set for the chosen option of an embedded provider. */
    paymentData: null as string | null,
    newCheckoutSession: false,
    feeIncVatFormatted: formatMoney(fee.inc, view),
    feeExVatFormatted: formatMoney(fee.ex, view),
  }
}

export function paymentOptionTypes(quote: CartQuote, view: MarketLocale) {
  return paymentOffersIn(quote.market).map(({ id, name, feeMinor }) =>
    paymentOptionType(quote, { id, name, feeMinor: feeMinor[quote.market] ?? 0 }, view),
  )
}
