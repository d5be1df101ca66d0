/**
 * Which words promise ways to pay. The API tells a market's ways once there is a checkout, so before
 * it they are named only where the shop knows them: Swish is Swedish.
 *
 * @param countryCode ISO 3166 code of the market
 */
export function paymentMethodsMessage(countryCode: string): 'se' | 'other' {
  return countryCode === 'SE' ? 'se' : 'other'
}
