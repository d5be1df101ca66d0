/** A customer as the account pages show them. Absent texts are empty. */
export interface Customer {
  email: string
  customerType: 'PERSON' | 'ORGANIZATION'
  gender: Gender
  newsletter: boolean
  /** Personal or organization number. */
  identityNumber: string
  balances: { currency: string; amount: string }[]
  address: CustomerAddress
}

export const genders = ['UNSPECIFIED', 'WOMAN', 'MAN'] as const
export type Gender = (typeof genders)[number]

export interface CustomerAddress {
  firstName: string
  lastName: string
  phone: string
  careOf: string
  addressLine1: string
  addressLine2: string
  zip: string
  city: string
  /** Code such as `SE`, or empty. */
  country: string
  company: string
  entryCode: string
}

/** Parts of the settings that are edited one at a time. */
export const settingBlocks = ['contact', 'address', 'identity'] as const
export type SettingBlock = (typeof settingBlocks)[number]

export function settingBlockOf(text: string | null): SettingBlock | null {
  return settingBlocks.find((block) => block === text) ?? null
}

/** Error of an account form besides its field errors: keys of `faults` in the namespace `account`. */
export type AccountFormError =
  | {
      key:
        | 'refused'
        | 'exists'
        | 'expired'
        | 'failed'
        | 'unavailable'
        | 'wrongPassword'
        | 'orderUnavailable'
        | 'sessionEnded'
    }
  | { key: 'tooMany'; minutes: number }
