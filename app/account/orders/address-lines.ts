import type { AddressField } from '#app/kit/person/address-fields.ts'

/** An order that the merchant took over from another system may lack any of them. */
type WireAddress = Record<Exclude<AddressField, 'entryCode'> | 'company', string | null>

export function addressLines(address: WireAddress | null): string[] {
  if (!address) return []
  const { company, firstName, lastName, careOf, addressLine1, addressLine2, zip, city } = address
  const lines = [
    company,
    [firstName, lastName].join(' '),
    careOf && `c/o ${careOf.replace(/^c\/o\s+/i, '')}`,
    addressLine1,
    addressLine2,
    [zip, city].join(' '),
  ]
  return lines.flatMap((line) => line?.trim() || [])
}
