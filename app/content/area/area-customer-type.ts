/** The customer type for the merchant's areas; null for a type of the shop's own. */
export function areaCustomerType(type: string): 'PERSON' | 'ORGANIZATION' | null {
  return type === 'PERSON' || type === 'ORGANIZATION' ? type : null
}
