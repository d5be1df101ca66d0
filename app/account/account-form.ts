import { emailAddress } from '#app/kit/email-address.ts'
import { z } from '#app/kit/zod.ts'

import { isCommonPassword } from './common-password.ts'

/** Keys of `errors` in the account's words. */
export type AccountError =
  | 'required'
  | 'email'
  | 'password'
  | 'passwordShort'
  | 'passwordCommon'
  | 'passwordsDiffer'
  | 'phone'
  | 'personalId'
  | 'organizationId'
  | 'tooLong'

export const error = (key: AccountError) => ({ error: key })

/** Spec section 9. */
const minPasswordLength = 7
const maxPasswordLength = 1000

/** One that exists already: only its owner knows how long it is. */
const password = z.string(error('password')).max(maxPasswordLength, error('tooLong'))
const newPassword = password.min(minPasswordLength, error('passwordShort')).refine(
  // One fault at a time: a short one is told that it is short.
  (typed) =>
    typed.length < minPasswordLength ||
    typed.length > maxPasswordLength ||
    !isCommonPassword(typed),
  error('passwordCommon'),
)

/** The two of a new password, once each has been judged alone. */
function sameTwice(
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

export const registerForm = z
  .object({
    email: emailAddress,
    ...twice,
    customerType: z.enum(['PERSON', 'ORGANIZATION']),
    newsletter: z.literal('on').optional(),
  })
  .superRefine(sameTwice)

export const forgotForm = z.object({ email: emailAddress })

export const resetForm = z
  .object({ resetKey: z.string().min(1).max(500), ...twice })
  .superRefine(sameTwice)

export const passwordForm = z.object({ password, ...twice }).superRefine(sameTwice)

/** What only the owner of an account may do. */
const ownersIntents = ['export', 'delete'] as const
export type OwnersIntent = (typeof ownersIntents)[number]

export const proofForm = z.object({ intent: z.enum(ownersIntents), password })

/** Never sent back to the page. */
export const secretFields = ['password', 'newPassword', 'repeated']
