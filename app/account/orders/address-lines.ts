import type { AddressField } from '#app/kit/person/address-fields.ts'

type WireAddress = Record<Exclude<AddressField, 'entryCode'> | 'company', string>

/** The lines of a postal address, without empty ones. */
export function addressLines(address: WireAddress | null): string[] {
  if (!address) return []
  const { company, firstName, lastName, careOf, addressLine1, addressLine2, zip, city } = address
  return [
    company,
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf.replace(/^c\/o\s+/i, '')}`,
    addressLine1,
    addressLine2,
    `${zip} ${city}`,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
}
