import type { Visit } from '#app/visit/visit.ts'

/** The customer types that the merchant's checkout knows. */
export const buyerTypes = ['PERSON', 'ORGANIZATION'] as const
export type BuyerType = (typeof buyerTypes)[number]

/** As whom a visitor buys: one of a type that the shop has made up for itself buys as a person. */
export function buyerTypeOf({ customerType }: Pick<Visit, 'customerType'>): BuyerType {
  return customerType === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON'
}

/**
 * The types that a visitor may choose between in the checkout. None where the shop has one of them
 * only, or where the visitor is of a type of the shop's own, which a choice here would take away.
 */
export function offeredBuyerTypes({
  config,
  customerType,
}: Pick<Visit, 'config' | 'customerType'>): readonly BuyerType[] {
  const offered = buyerTypes.filter((type) =>
    config.customerTypes.some((setting) => setting.type === type),
  )
  return offered.length > 1 && offered.some((type) => type === customerType) ? offered : []
}
