import type { MerchantReturnPolicy, OfferShippingDetails, ShippingService } from 'schema-dts'

/** The shop's terms in every market (spec section 9, and the texts of the footer). */
const withdrawalDays = 14
const dispatchDays = { min: 2, max: 3 }
const deliveryDays = 6
const businessDays = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
} as const

/** The returns policy of a country (ISO 3166), as the pages state it; `id` is its URL, for references. */
export function returnPolicyData(country: string, id?: string): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': id,
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
  }
}

/** For goods in stock: promised days minus handling. No rate, since costs depend on cart and postal code. */
export function shippingData(country: string, id?: string): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(dispatchDays.min, dispatchDays.max),
      transitTime: days(1, deliveryDays - dispatchDays.max),
      businessDays,
    },
  }
}

/** The same terms for the whole shop. */
export function shippingServiceData(countries: readonly string[]): ShippingService {
  return {
    '@type': 'ShippingService',
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    handlingTime: period(dispatchDays.min, dispatchDays.max),
    shippingConditions: countries.map((country) => ({
      '@type': 'ShippingConditions' as const,
      shippingDestination: { '@type': 'DefinedRegion' as const, addressCountry: country },
      transitTime: period(1, deliveryDays - dispatchDays.max),
    })),
  }
}

function period(minValue: number, maxValue: number) {
  return { '@type': 'ServicePeriod', duration: days(minValue, maxValue), businessDays } as const
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } as const
}
