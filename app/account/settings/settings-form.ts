import { phoneText } from '#app/kit/person/phone-text.ts'
import { boundedText, requiredText } from '#app/kit/text-field.ts'
import { z } from '#app/kit/zod.ts'

import { error, loginForm } from '#app/account/account-form.ts'
import { customerTypes, genders } from '#app/account/account.ts'

export const settingBlocks = ['contact', 'address', 'identity'] as const
export type SettingBlock = (typeof settingBlocks)[number]

export function settingBlockOf(text: unknown): SettingBlock | null {
  return settingBlocks.find((block) => block === text) ?? null
}

const maxLength = 200
const errors = { required: error('required'), tooLong: error('tooLong') }
const required = requiredText(maxLength, errors)
const optional = boundedText(maxLength, errors).optional()

const phone = phoneText(z.string(), error('phone')).optional()

/** Whose page it is, see `draftOwner`: not saved to the account of a customer who has logged in since. */
const owner = z.string().max(100).optional()

const contact = z.object({
  block: z.literal('contact'),
  owner,
  firstName: required,
  lastName: required,
  phone,
  newsletter: z.literal('on').optional(),
})
const address = z.object({
  block: z.literal('address'),
  owner,
  careOf: optional,
  addressLine1: required,
  addressLine2: optional,
  zip: required,
  city: required,
  country: z.string(error('required')).regex(/^[A-Z]{2}$/, error('required')),
  entryCode: optional,
})
const identity = z.object({
  block: z.literal('identity'),
  owner,
  customerType: z.enum(customerTypes),
  identityNumber: optional,
  company: optional,
  gender: z.enum(genders).optional(),
})

export const settingsForm = z.discriminatedUnion('block', [contact, address, identity])

const login = loginForm.shape

/** The same with a login, for a customer whose session has ended while the form was open. */
export const settingsLoginForm = z.discriminatedUnion('block', [
  contact.extend(login),
  address.extend(login),
  identity.extend(login),
])

export type SettingsForm = z.infer<typeof settingsForm>
