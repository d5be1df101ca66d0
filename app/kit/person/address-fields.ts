/** Where goods are sent, without a name. */
export const placeFields = [
  'careOf',
  'addressLine1',
  'addressLine2',
  'zip',
  'city',
  'entryCode',
] as const

/** The fields of every address: of an account, of an order, and of buyer and receiver in the checkout. */
export const addressFields = ['firstName', 'lastName', ...placeFields] as const

export type AddressField = (typeof addressFields)[number]
