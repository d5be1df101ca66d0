/** The customer type as the merchant's areas know it; null for a shop's own types. */
export function areaCustomerType(type: string): 'PERSON' | 'ORGANIZATION' | null {
  return type === 'PERSON' || type === 'ORGANIZATION' ? type : null
}
