import { customerTypes } from '#app/account/account.ts'
import { emailAddress } from '#app/kit/person/email-address.ts'
import { boundedText, isWithin, requiredText } from '#app/kit/text-field.ts'
import { z } from '#app/kit/zod.ts'

import { isCommonPassword } from './common-password.ts'

/** Keys of `errors` in the namespace `account`. */
export type AccountError =
  | 'required'
  | 'email'
  | 'password'
  | 'passwordShort'
  | 'passwordCommon'
  | 'passwordsDiffer'
  | 'phone'
  | 'zip'
  | 'personalId'
  | 'organizationId'
  | 'tooLong'

export const error = (key: AccountError) => ({ error: key })

/** Spec section 9. */
const minPasswordLength = 7
const maxPasswordLength = 1000

/** An existing password; it may be shorter than the minimum for new ones. */
const password = z
  .string(error('password'))
  .refine((typed) => isWithin(typed, maxPasswordLength), error('tooLong'))
const newPassword = password
  .refine((typed) => !isShort(typed), error('passwordShort'))
  .refine(
    // One error at a time: a short password gets only `passwordShort`.
    (typed) => isShort(typed) || !isWithin(typed, maxPasswordLength) || !isCommonPassword(typed),
    error('passwordCommon'),
  )

const isShort = (typed: string) => isWithin(typed, minPasswordLength - 1)

/** Compares the two inputs of a new password, after each has been validated alone. */
function checkRepeatedPassword(
  form: { newPassword: string; repeated: string },
  context: z.core.$RefinementCtx,
): void {
  if (form.newPassword === form.repeated) return
  context.addIssue({ code: 'custom', path: ['repeated'], message: 'passwordsDiffer' })
}

const twice = { newPassword, repeated: password }

export const loginForm = z.object({
  email: emailAddress,
  password,
  remember: z.literal('on').optional(),
})

const texts = { required: error('required'), tooLong: error('tooLong') }

const knownName = boundedText(200, texts).optional()

export const registerForm = z
  .object({
    email: emailAddress,
    ...twice,
    firstName: knownName,
    lastName: knownName,
    customerType: z.enum(customerTypes),
    newsletter: z.literal('on').optional(),
  })
  .superRefine(checkRepeatedPassword)

export const forgotForm = z.object({ email: emailAddress })

/** Another merchant's numbers may have letters. */
export const findOrderForm = z.object({
  orderNumber: requiredText(40, texts),
  email: emailAddress,
})

export const resetForm = z
  .object({ resetKey: z.string().min(1).max(500), ...twice })
  .superRefine(checkRepeatedPassword)

/** The account that the page was about. */
const username = z.string().max(500).optional()

export const passwordForm = z
  .object({ username, password, ...twice })
  .superRefine(checkRepeatedPassword)

/** Operations that need the password again. */
export const reauthenticatedIntents = ['export', 'delete'] as const
export type ReauthenticatedIntent = (typeof reauthenticatedIntents)[number]

export const reauthenticationForm = z.object({
  intent: z.enum(reauthenticatedIntents),
  username,
  password,
})

/** Fields whose values are never sent back to the page. */
export const secretFields = ['password', 'newPassword', 'repeated']
