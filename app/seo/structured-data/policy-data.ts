import type { MerchantReturnPolicy, OfferShippingDetails, ShippingService } from 'schema-dts'

/** What the shop promises in every market (spec section 9, and the words of its footer). */
const withdrawalDays = 14
const dispatchDays = { min: 2, max: 3 }
const deliveryDays = 6
const businessDays = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
} as const

/**
 * Terms of sale in a country, for search engines. What a delivery costs depends on cart and postal
 * code, so no rate is told; what is not promised in words is not promised here.
 * @param country ISO 3166 code
 * @param id address of its own, for those that point at it
 */
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

/** Delivery of what is in stock: the promise of days in all, less those until it leaves. */
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

/** The same promise as the shop's own, for all that it sells. */
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
