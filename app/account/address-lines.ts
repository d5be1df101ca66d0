type WireAddress = Record<
  | 'company'
  | 'firstName'
  | 'lastName'
  | 'careOf'
  | 'addressLine1'
  | 'addressLine2'
  | 'zip'
  | 'city',
  string
>

/** An address of the merchant as it is written on a parcel, line by line. */
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
