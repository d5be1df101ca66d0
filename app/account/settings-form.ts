import { z } from '#app/kit/zod.ts'

import { error } from './account-form.ts'
import { genders } from './account.ts'

const maxLength = 200
const required = z
  .string(error('required'))
  .trim()
  .min(1, error('required'))
  .max(maxLength, error('tooLong'))
const optional = z.string().trim().max(maxLength, error('tooLong')).optional()

/** Digits, optionally with a plus, spaces, dashes, slashes or brackets. */
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s()/-]{6,24}$/, error('phone'))
  .optional()

/** The fields of each block of the settings. */
export const settingsForm = z.discriminatedUnion('block', [
  z.object({
    block: z.literal('contact'),
    firstName: required,
    lastName: required,
    phone,
    newsletter: z.literal('on').optional(),
  }),
  z.object({
    block: z.literal('address'),
    careOf: optional,
    addressLine1: required,
    addressLine2: optional,
    zip: required,
    city: required,
    country: z.string(error('required')).regex(/^[A-Z]{2}$/, error('required')),
    entryCode: optional,
  }),
  z.object({
    block: z.literal('identity'),
    customerType: z.enum(['PERSON', 'ORGANIZATION']),
    identityNumber: optional,
    company: optional,
    gender: z.enum(genders).optional(),
  }),
])

export type SettingsForm = z.infer<typeof settingsForm>
