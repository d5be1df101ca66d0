import type { CustomerType } from '#app/account/account.ts'
import { authenticate, endSession, type AuthSession } from '#app/gateway/auth/auth.server.ts'
import {
  forgetAccountFavorites,
  joinAccountFavorites,
} from '#app/favorites/account-favorites.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { withPausedDeadline } from '#app/gateway/resilience/deadline.ts'
import { passwordHash } from '#app/gateway/auth/password-hash.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { forgetOrders } from '#app/session/browser.server.ts'
import { forgetCookie } from '#app/session/cookies.ts'
import { readClaims } from '#app/session/token-life.server.ts'
import {
  forgetSession,
  isRemembered,
  keepSession,
  refreshTokenOf,
} from '#app/visit/customer-session.server.ts'
import { flashEvent, type FlashEvent } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import {
  commitResetDocument,
  deleteUserDocument,
  requestResetDocument,
} from '#app/account/account-documents.server.ts'
import { changeCustomer, getCustomer } from '#app/account/customer.server.ts'

import { chooseCustomerType } from './choose-customer-type.server.ts'
import { saveKnownDevice, saveKnownDeviceOfReset, knownDevice } from './known-device.server.ts'

/** The e-mail address as the merchant normalizes it, so that both count attempts for the same account. */
export const normalizedEmail = (email: string) => email.trim().toLowerCase()

/** Whether a form is about this account: its page may be older than the login of another customer. */
export const isFormOf = ({ email }: { email: string }, { username }: { username?: string }) =>
  username === undefined || normalizedEmail(username) === normalizedEmail(email)

/** Logs in. A refusal does not reveal whether the account exists. */
export async function logIn(
  visit: Visit,
  form: { email: string; password: string; remember?: 'on' },
): Promise<Result<null, 'refused'>> {
  const username = normalizedEmail(form.email)
  const remember = form.remember === 'on'
  const result = await authenticate(visit, 'login', {
    username,
    password: form.password,
    isRemembered: remember,
    refreshToken: refreshTokenOf(visit.cookies),
    deviceToken: knownDevice(visit, username)?.token,
  })
  if (!result.ok) return result
  startSession(visit, result.value, { email: username, isRemembered: remember })
  await Promise.all([applyCustomerType(visit), joinAccountFavorites(visit)])
  logEvent(visit, 'user:login')
  return done(null)
}

/** Creates an account and logs in. All refusals have one text (spec). */
export async function register(
  visit: Visit,
  form: {
    email: string
    newPassword: string
    customerType: CustomerType
    newsletter?: 'on'
    firstName?: string
    lastName?: string
  },
): Promise<Result<null, 'exists'>> {
  const username = normalizedEmail(form.email)
  const result = await authenticate(visit, 'register', {
    username,
    password: form.newPassword,
    isRemembered: true,
  })
  if (!result.ok) return refused('exists')
  startSession(visit, result.value, { email: username, isRemembered: true })
  const { customerType, firstName, lastName } = form
  const address = firstName || lastName ? { firstName, lastName } : undefined
  chooseCustomerType(visit, customerType)
  // The account exists; its settings can be sent again from the settings page.
  await changeCustomer(visit, {
    customerType,
    newsletter: form.newsletter === 'on',
    address,
  }).catch((error: unknown) => visit.log.error({ err: error }, 'customer type save failed'))
  await joinAccountFavorites(visit)
  logEvent(visit, 'user:register')
  return done(null)
}

/** Ends the session in the shop in any case, and at the merchant if it can be reached. */
export async function logOut(visit: Visit): Promise<void> {
  const { token } = visit
  const refreshToken = refreshTokenOf(visit.cookies)
  clearSession(visit)
  forgetOrders(visit)
  if (!token && !refreshToken) return
  await endSession(visit, { token, refreshToken }).catch((error: unknown) =>
    visit.log.warn({ err: error }, 'session end failed'),
  )
  logEvent(visit, 'user:logout')
}

/** Changes the password. A wrong current password logs the customer out (spec section 4). */
export async function changePassword(
  visit: Visit,
  form: { password: string; newPassword: string },
): Promise<Result<null, 'refused'>> {
  const customer = await getCustomer(visit)
  if (!customer) return refused('refused')
  const wasRemembered = isRemembered(visit.cookies)
  const result = await authenticate(visit, 'password', {
    username: customer.email,
    password: form.password,
    newPassword: form.newPassword,
    isRemembered: wasRemembered,
    refreshToken: refreshTokenOf(visit.cookies),
    deviceToken: knownDevice(visit, normalizedEmail(customer.email))?.token,
  })
  if (!result.ok) {
    await logOut(visit)
    return result
  }
  startSession(visit, result.value, { email: customer.email, isRemembered: wasRemembered })
  logEvent(visit, 'user:password-change')
  return done(null)
}

/** Whether the visitor knows the password of their account. The session that this check creates is ended at once. */
export async function isCorrectPassword(visit: Visit, password: string): Promise<boolean> {
  const customer = await getCustomer(visit)
  if (!customer) return false
  const proof = await authenticate(visit, 'login', {
    username: customer.email,
    password,
    isRemembered: false,
    deviceToken: knownDevice(visit, normalizedEmail(customer.email))?.token,
  })
  if (!proof.ok) return false
  await endSession(visit, proof.value).catch((error: unknown) =>
    visit.log.warn({ err: error }, 'session end failed'),
  )
  return true
}

/** Deletes the visit's account and ends the session; false when the merchant does not delete it. */
export async function deleteAccount(visit: Visit): Promise<boolean> {
  const { deleteUser } = await requestChange(visit, deleteUserDocument, {})
  if (!deleteUser) return false
  clearSession(visit)
  forgetOrders(visit)
  forgetCookie(visit.cookies, 'device')
  logEvent(visit, 'user:delete')
  return true
}

/** Requests an e-mail for the account. The response is the same whether the account exists or not. */
export async function requestReset(visit: Visit, email: string): Promise<void> {
  await requestMerchant({ ...visit, token: null }, requestResetDocument, {
    email: normalizedEmail(email),
  })
  logEvent(visit, 'user:password-reset')
}

/** Sets a new password with the key from an e-mail; false when the key is used, unknown or expired. */
export async function commitReset(
  visit: Visit,
  form: { resetKey: string; newPassword: string },
): Promise<boolean> {
  const { commitReset: isReset } = await requestChange(
    { ...visit, token: null },
    commitResetDocument,
    {
      resetKey: form.resetKey,
      password: passwordHash(form.newPassword),
    },
  )
  // The merchant has ended every session of the account, this one included.
  if (isReset) clearSession(visit)
  if (isReset) saveKnownDeviceOfReset(visit, form.resetKey)
  return isReset ?? false
}

/** Sends a change that cannot be made twice, so it has its own time limit and not the rest of the form's. */
const requestChange: typeof requestMerchant = (context, document, variables) =>
  withPausedDeadline(context.deadline, () =>
    requestMerchant({ ...context, deadline: undefined }, document, variables),
  )

function startSession(
  visit: Visit,
  session: AuthSession,
  account: { email: string; isRemembered: boolean },
): void {
  keepSession(visit.cookies, session, account)
  saveKnownDevice(visit, normalizedEmail(account.email))
  visit.token = session.token
  const { isSpoofed } = readClaims(session.token)
  visit.signedIn = { email: account.email, isImpersonated: isSpoofed, renewInSeconds: null }
}

function clearSession(visit: Visit): void {
  forgetAccountFavorites(visit)
  forgetSession(visit.cookies)
  visit.token = null
  visit.signedIn = null
}

/** Applies the account's customer type to the visit: prices with or without VAT (spec section 4). */
export async function applyCustomerType(visit: Visit): Promise<void> {
  const customer = await getCustomer(visit).catch(
    fallbackTo(null, (err) => visit.log.warn({ err }, 'customer type lookup failed')),
  )
  if (customer) chooseCustomerType(visit, customer.customerType)
}

function logEvent(visit: Visit, event: FlashEvent): void {
  visit.log.info({ event }, 'account event')
  flashEvent(visit.cookies, event)
}
