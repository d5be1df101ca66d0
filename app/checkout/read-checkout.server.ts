import type { Cart } from '#app/cart/cart.ts'
import { feeIn } from '#app/cart/sums/cart-sums.ts'
import { unknownAmount } from '#app/cart/sums/shown-sums.ts'
import { readCountedCart } from '#app/cart/read-cart.server.ts'
import { unusableError } from '#app/gateway/errors/gateway-error.ts'
import { formatMoney } from '#app/i18n/format-money.server.ts'
import { countryName } from '#app/i18n/country-name.server.ts'
import { latestDeliveryDay } from '#app/catalogue/stock/delivery-dates.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { addressFields } from '#app/kit/person/address-fields.ts'
import { withUnbrokenCodes } from '#app/kit/person/postal-code.ts'
import { formatNumber } from '#app/i18n/format-number.ts'
import { checkoutMarkets } from '#app/market/channel.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import { buyerTypeOf, offeredBuyerTypes } from './draft/buyer-type.ts'
import type { WireCheckout } from './checkout-documents.server.ts'
import { shipField, type Draft } from './draft/checkout-form.ts'
import type { Checkout, Option, ShippingOption } from './checkout.ts'
import {
  describeOptions,
  readShippingData,
  readWidgetResult,
  widgetOptionId,
  type WidgetOption,
} from './delivery/delivery-widget.ts'
import { creditExample } from './payment/credit-example.ts'
import { readMerchantData } from './draft/merchant-data.ts'
import { isSelected, type Selectable } from './select-delivery.server.ts'
import { suggestCity } from './delivery/suggested-city.ts'
import { hasProviderForm } from './providers/embedded-providers.ts'
import { zipDeliveryOf } from './delivery/zip-delivery.server.ts'

export async function readCheckout(visit: Visit, wire: WireCheckout): Promise<Checkout> {
  // An order would be placed for a sum that nobody has seen.
  if (wire.cart?.items?.length && !wire.cart.summary?.total)
    throw unusableError('The merchant sent a cart without a total')
  const priceView = { ...visit, market: visit.checkoutMarket }
  const cart = await readCountedCart(visit, wire.cart, priceView)
  const detailOf = (pickupPoints: ShippingOption['pickupPoints']) =>
    describeDelivery(visit, cart, pickupPoints)
  const draft = readKnown(visit, wire)
  const widget = uniqueIn(readShippingData(wire.shippingData))
  const widgetOptions = readWidgetOptions(visit, widget, draft, detailOf)
  const shippingOptions =
    widget.length > 0
      ? widgetOptions
      : uniqueIn(present(wire.shippingOptions)).map((option) => {
          const pickupPoints = uniqueIn(
            present(option.subOptions).map(readPickupPoint).filter(isNamed),
          )
          return { ...readOption(visit, option), detail: detailOf(pickupPoints), pickupPoints }
        })
  const isOpen = widget.length > 0 && !widgetOptions.some((option) => option.isSelected)
  return {
    cart: isOpen ? withOpenDelivery(visit, cart) : cart,
    countries: checkoutCountries(visit),
    countryCode: visit.checkoutMarket.country.code,
    buyerTypes: offeredBuyerTypes(visit),
    draft,
    owner: readMerchantData(wire.cart?.merchantData).owner,
    suggestedCity: suggestCity(draft.zip ?? '', placesNear(visit, shippingOptions)),
    shippingOptions,
    widgetData: widget.length > 0 ? describeOptions(wire.shippingData, widgetOptions) : null,
    paymentOptions: uniqueIn(present(wire.paymentOptions)).map((option) => ({
      ...readOption(visit, option),
      type: option.name ?? '',
      creditExample: describeCredit(visit, option.name ?? ''),
      providerType: option.paymentType,
      kind: hasProviderForm(option) ? 'embedded' : 'ownForm',
      formHtml: option.paymentData || null,
    })),
  }
}

/** Heavy goods have no pickup point; the postal code that was entered while shopping may have one. */
function placesNear(visit: Visit, options: readonly ShippingOption[]): string[] {
  const near = options.flatMap(({ pickupPoints }) => pickupPoints.map(({ name }) => name))
  const entered = visit.checkoutMarket === visit.market ? zipDeliveryOf(visit)?.pickup : null
  return entered ? [...near, entered] : near
}

/** The widget's options as a list, for pages without the widget. */
function readWidgetOptions(
  { language, languageId, checkoutMarket, vatIncluded }: Visit,
  options: readonly WidgetOption[],
  { shippingId, pickupPoint, nshiftData }: Draft,
  detailOf: (pickupPoints: ShippingOption['pickupPoints']) => string,
): ShippingOption[] {
  const agent = readWidgetResult(nshiftData)?.agent ?? pickupPoint
  const formatFee = (price: number | null) =>
    price === null ? '' : formatMoney(price, languageId, checkoutMarket.currency)
  // The widget has no fee without VAT to show beside such prices.
  const withVat = vatIncluded ? null : translate(language, 'checkout')('delivery.incVat')
  return options.map(({ id, name, price, agents }) => {
    const pickupPoints = uniqueIn(agents).map((place) => ({
      ...place,
      isSelected: place.id === agent,
    }))
    return {
      id: widgetOptionId(id),
      name,
      fee: price === 0 ? null : formatFee(price),
      isSelected: shippingId === widgetOptionId(id),
      detail: [price ? withVat : null, detailOf(pickupPoints)].filter(Boolean).join(' · '),
      pickupPoints,
    }
  })
}

/** A cart whose delivery is not chosen in the widget yet: no fee, or one of nothing, is no free delivery. */
function withOpenDelivery({ language }: Visit, cart: Cart): Cart {
  const { shipping } = cart.summary
  if (!shipping.isFree && shipping.fee !== unknownAmount) return cart
  const fee = translate(language, 'checkout')('delivery.open')
  const open = { ...shipping, fee, isFree: false, isEstimate: false }
  return { ...cart, summary: { ...cart.summary, shipping: open } }
}

export function checkoutCountries({ channel, languageId }: Visit): Checkout['countries'] {
  return checkoutMarkets(channel).map(({ alias, country }) => ({
    alias,
    code: country.code,
    name: countryName(country, languageId),
  }))
}

function readKnown(visit: Visit, wire: WireCheckout): Draft {
  const { billingAddress: billing, shippingAddress: shipping } = wire
  const { typed, customerType } = readMerchantData(wire.cart?.merchantData)
  const selected = (options: WireList<Selectable>) =>
    present(options).find(isSelected)?.id?.toString()
  return knownValues({
    country: visit.checkoutMarket.alias,
    customerType: buyerTypeOf(visit),
    ...numberOf(wire, customerType || buyerTypeOf(visit)),
    company: billing?.company,
    email: wire.email,
    phone: billing?.mobile,
    shipElsewhere: shipping?.addressLine1 ? 'on' : undefined,
    ...Object.fromEntries(
      addressFields.flatMap((field) => [
        [field, billing?.[field]],
        [shipField(field), shipping?.[field]],
      ]),
    ),
    shippingId: selected(wire.shippingOptions),
    paymentId: selected(wire.paymentOptions),
    newsletter: consentIn(wire, 'newsletter'),
    terms: consentIn(wire, 'order'),
    ...typed,
    // The widget's option is unknown in a market without it.
    ...(typed.shippingId && !wire.shippingData && { shippingId: selected(wire.shippingOptions) }),
  })
}

const consentIn = ({ consents }: WireCheckout, wanted: 'order' | 'newsletter') =>
  present(consents).some(({ type, checked }) => type === wanted && checked) ? 'on' : undefined

/** The merchant's one identity number, as that of the company or of the person: the draft may have been saved as the other. */
const numberOf = ({ identityNumber }: WireCheckout, customerType: string) =>
  customerType === 'ORGANIZATION' ? { organizationId: identityNumber } : { identityNumber }

type WireOption = Omit<
  NonNullable<NonNullable<WireCheckout['shippingOptions']>[number]>,
  'subOptions' | 'isDefault'
>
type WirePlace = Pick<WireOption, 'id' | 'name' | 'displayName' | 'isSelected'> & {
  externalId: string | null
}

function readPickupPoint({ id, name, displayName, externalId, isSelected }: WirePlace) {
  return { id: externalId || String(id), name: displayName || name || '', isSelected }
}

/** Nobody can go to a pickup point without a name. */
const isNamed = ({ name }: { name: string }) => name.trim() !== ''

function describeDelivery(visit: Visit, cart: Cart, [nearest]: ShippingOption['pickupPoints']) {
  const t = translate(visit.language, 'checkout')
  const place = nearest && t('delivery.nearest', { place: withUnbrokenCodes(nearest.name) })
  return [whenThere(visit, cart), place].filter(Boolean).join(' · ')
}

/** The delivery time, longer than the general one for late goods (spec section 4, delivery text). */
function whenThere({ language, checkoutMarket: market }: Visit, { lines }: Cart): string {
  const t = translate(language, 'checkout')
  const late = lines.filter(({ stock }) => stock.delivery === 'later').length
  if (late > 0 && late === lines.length) return t('delivery.whenLater')
  return t(late > 0 ? 'delivery.whenMixed' : 'delivery.when', {
    date: latestDeliveryDay({ language, market }),
  })
}

/** The fee is shown like the summary's row: without VAT when prices are without VAT. */
function readOption(
  { vatIncluded, languageId, checkoutMarket }: Visit,
  option: WireOption,
): Option {
  const minor = feeIn(vatIncluded ? 'inc' : 'ex', option)
  const fee =
    (vatIncluded ? option.feeIncVatFormatted : option.feeExVatFormatted) ||
    formatMoney(minor / 100, languageId, checkoutMarket.currency)
  return {
    id: String(option.id),
    name: option.displayName || option.name || '',
    fee: option.feeIncVat > 0 ? fee : null,
    isSelected: isSelected(option),
  }
}

function describeCredit(visit: Visit, paymentType: string): string | null {
  const { config, checkoutMarket: market, language, languageId } = visit
  const terms = config.creditTerms?.find(
    (each) => each.paymentType === paymentType && each.market === market.alias,
  )
  if (!terms) return null
  const { payment, total, effectiveRate } = creditExample(terms)
  const money = (amount: number) => formatMoney(amount, languageId, market.currency)
  const percent = (rate: number) => formatNumber(Math.round(rate * 100) / 100, language)
  return translate(language, 'checkout')('payment.creditExample', {
    count: terms.months,
    amount: money(terms.amount),
    rate: percent(terms.nominalRate),
    setupFee: money(terms.setupFee),
    monthlyFee: money(terms.monthlyFee),
    payment: money(payment),
    total: money(total),
    effectiveRate: percent(effectiveRate),
  })
}

/** A merchant may list the same choice twice, of which the first is shown. */
const uniqueIn = <Item extends { id: string | number }>(items: readonly Item[]): Item[] =>
  [...new Map([...items].reverse().map((item) => [item.id, item])).values()].reverse()

function knownValues(values: Partial<Record<keyof Draft, string | null | undefined>>): Draft {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}
