import type { Visit } from '#app/visit/visit.ts'

/** The customer types of the merchant's checkout. */
export const buyerTypes = ['PERSON', 'ORGANIZATION'] as const
export type BuyerType = (typeof buyerTypes)[number]

/** The type with which a visitor buys: visitors of a type of the shop's own buy as a person. */
export function buyerTypeOf({ customerType }: Pick<Visit, 'customerType'>): BuyerType {
  return customerType === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON'
}

/**
 * The types that a visitor may choose between in the checkout. None when the shop has only one of them,
 * or when the visitor has a type of the shop's own, which a choice would overwrite.
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
