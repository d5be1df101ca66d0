/**
 * Key of the message about payment methods. The API lists a market's methods only for a checkout, so the
 * product page names them only where the shop knows them: Swish is Swedish.
 *
 * @param countryCode ISO 3166 code of the market
 */
export function paymentMethodsMessage(countryCode: string): 'se' | 'other' {
  return countryCode === 'SE' ? 'se' : 'other'
}
