import type { StorefrontConfig } from '#app/context.ts'
import type { AddressField } from '#app/kit/person/address-fields.ts'

export interface Customer {
  email: string
  customerType: CustomerType
  gender: Gender
  newsletter: boolean
  /** Personal or organization number. */
  identityNumber: string
  balances: { currency: string; amount: string }[]
  address: CustomerAddress
}

export const customerTypes = ['PERSON', 'ORGANIZATION'] as const
export type CustomerType = (typeof customerTypes)[number]

/** The types of the merchant that the shop is open to. */
export const servedTypes = ({ customerTypes: served }: Pick<StorefrontConfig, 'customerTypes'>) =>
  customerTypes.filter((type) => served.some((setting) => setting.type === type))

export const genders = ['UNSPECIFIED', 'WOMAN', 'MAN'] as const
export type Gender = (typeof genders)[number]

export interface CustomerAddress extends Record<AddressField, string> {
  phone: string
  /** Code such as `SE`, or empty. */
  country: string
  company: string
}

/** Changes to a customer that are sent to the merchant; omitted fields stay as they are. */
export interface UserChange {
  customerType?: CustomerType
  gender?: 'UNSPECIFIED' | 'WOMAN' | 'MAN'
  newsletter?: boolean
  personalId?: string
  address?: Partial<Record<AddressField | 'mobile' | 'country' | 'company', string>>
}

/** Error of an account form besides its field errors: keys of `faults` in the namespace `account`. */
export type AccountFormError =
  | {
      key:
        | 'refused'
        | 'exists'
        | 'expired'
        | 'failed'
        | 'passwordUnknown'
        | 'unavailable'
        | 'wrongPassword'
        | 'orderUnavailable'
        | 'sessionEnded'
    }
  | { key: 'tooMany'; minutes: number }
