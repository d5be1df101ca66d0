/** Addresses as the shop stores them: every field is a string, normalised on input. */
import { type Market, languages } from '../channel/markets.ts'
import { normalizeLine } from './typed-text.ts'

export const addressFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'entryCode',
  'careOf',
  'city',
  'state',
  'country',
  'zip',
  'company',
  'mobile',
  'phone',
] as const
export type Address = Record<(typeof addressFields)[number], string>
export type AddressInput = Partial<Record<keyof Address, string | null>>

export const emptyAddress = Object.fromEntries(addressFields.map((field) => [field, ''])) as Address

/** Merges the sent fields into an address; null and absent fields stay unchanged. */
export function mergeAddress(current: Address | null, sent: AddressInput | null | undefined) {
  if (!sent) return current
  const address = {} as Address
  for (const field of addressFields) {
    const value = sent[field]
    address[field] = value == null ? (current?.[field] ?? '') : normalizeLine(value)
  }
  return address
}

/** Whether the address is in the market's country, given by code or by name in any language. */
export function isMarketCountry(address: Address, market: Market): boolean {
  const country = address.country.toLowerCase()
  if (!country) return true
  return (
    countryNames(market.country.code).has(country) || country === market.country.name.toLowerCase()
  )
}

/** An address without a country is in the market's. */
export function withCountry(address: Address, market: Market): Address {
  return address.country ? address : { ...address, country: market.country.name }
}

function countryNames(code: string): Set<string> {
  const names = languages.map(({ iso }) => new Intl.DisplayNames(iso, { type: 'region' }).of(code))
  return new Set([code, ...names].map((name) => (name ?? code).toLowerCase()))
}
