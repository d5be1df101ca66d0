import { languages } from '#app/i18n/languages.ts'
import { addressFields, type AddressField } from '#app/kit/person/address-fields.ts'
import type { Market } from '#app/market/channel.ts'

import { shipField, type Draft } from '#app/checkout/draft/checkout-form.ts'

export type AddressValues = Record<AddressField | 'company', string>

/** An address of the customer's account or of an earlier order, which the customer may choose again. */
export interface UsedAddress {
  /** What the form sends instead of the address: the server has the address itself. */
  key: string
  values: AddressValues
}

/** Limits the length of the section. */
const maxChoices = 6

/** Different addresses in the given order; spaces and case make no difference. Incomplete ones are left out. */
export function differentAddresses(found: readonly AddressValues[]): AddressValues[] {
  const byText = new Map<string, AddressValues>()
  for (const values of found) {
    const isComplete = values.addressLine1 && values.zip && values.city
    if (isComplete && !byText.has(plainText(values))) byText.set(plainText(values), values)
  }
  return [...byText.values()].slice(0, maxChoices)
}

/** Fields without the entry code, which orders do not always contain. */
const plainText = ({ entryCode: _, ...values }: AddressValues): string =>
  Object.entries(values)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, value]) => value.replace(/\s/g, '').toLowerCase())
    .join('\n')

type Country = Pick<Market, 'country' | 'currency'>

/** Whether an order went to a country, by code or name; without one the currency decides, unless other countries have it too. */
export function addressFilter(here: Country, markets: readonly Country[]) {
  const { code, name } = here.country
  const names = languages.map(({ iso }) => new Intl.DisplayNames(iso, { type: 'region' }).of(code))
  const texts = new Set([code, name, ...names].map((text) => text?.toLowerCase()))
  const isOnlyOne = markets.every(
    ({ country, currency }) => currency !== here.currency || country.code === code,
  )
  return ({ country, currency }: { country: string; currency: string | null }): boolean => {
    const written = country.trim().toLowerCase()
    return written ? texts.has(written) : isOnlyOne && currency === here.currency
  }
}

export type AddressPart = 'billing' | 'shipping'

/** What a chosen address replaces, empty values included, so that no part of another stays; but not the buyer's company. */
export function chosenAddress(part: AddressPart, values: AddressValues): Draft {
  if (part === 'billing') {
    return {
      ...Object.fromEntries(addressFields.map((field) => [field, values[field]])),
      ...(values.company && { company: values.company }),
    }
  }
  return {
    shipElsewhere: 'on',
    ...Object.fromEntries(addressFields.map((field) => [shipField(field), values[field]])),
  }
}

export const addressIntent = (part: AddressPart, key: string) => `address-${part}-${key}`

/** The part and the key of a button's value; null for the other buttons. */
export function readAddressIntent(
  intent: FormDataEntryValue | null,
): { part: AddressPart; key: string } | null {
  const [, part, key] = /^address-(billing|shipping)-([\w-]+)$/.exec(String(intent ?? '')) ?? []
  return part && key ? { part: part as AddressPart, key } : null
}
