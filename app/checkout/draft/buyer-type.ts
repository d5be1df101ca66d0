import { customerTypes, servedTypes, type CustomerType } from '#app/account/account.ts'
import type { Visit } from '#app/visit/visit.ts'

export const buyerTypes = customerTypes
export type BuyerType = CustomerType

/** The type with which a visitor buys: visitors of a type of the shop's own buy as a person. */
export function buyerTypeOf({ customerType }: Pick<Visit, 'customerType'>): BuyerType {
  return customerType === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON'
}

/** None when the shop has only one type, or the visitor one of the shop's own, which a choice would overwrite. */
export function offeredBuyerTypes({
  config,
  customerType,
}: Pick<Visit, 'config' | 'customerType'>): readonly BuyerType[] {
  const offered = servedTypes(config)
  return offered.length > 1 && offered.some((type) => type === customerType) ? offered : []
}
