/**
 * The three signed actions: log in, register, change a password. Each returns a new session or a
 * reason that does not reveal what was wrong.
 */
import {
  createCustomer,
  findCustomerByEmail,
  replacePasswordHash,
  setPassword,
  type Customer,
} from '../customer/customer.store.ts'
import { isEmail } from '../customer/email.rules.ts'
import { verifySignature } from '../sign/signature.ts'
import { transaction } from '../../store/database.ts'
import type { AuthDeps } from './auth-deps.ts'
import type { SignedRequest } from './auth-request.ts'
import { redeemChallenge } from './password/challenge.ts'
import { findKnownDevice } from './password/known-device.ts'
import { deleteResetKeysOf } from './password/password-reset.store.ts'
import { endSessionsOf, createSession, type Session } from './session/session.store.ts'

export type AuthOutcome =
  | { ok: true; customer: Customer; session: Session }
  | { ok: false; reason: 'refused' | 'request-not-valid' | 'account-exists' }
  /** The password was not checked. */
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** @param device value of the device header (`password/known-device.ts`), null without one */
type Action = (
  deps: AuthDeps,
  request: SignedRequest,
  device: string | null,
) => Promise<AuthOutcome>

const defaultLifetimeSeconds = 7 * 24 * 3600

const login: Action = async (deps, request, device) => {
  const authentication = await authenticate(deps, request, device)
  if (!authentication.ok) return authentication
  const { customer } = authentication
  const rehashed = await deps.hasher.rehashIfOutdated(request.password, customer.password)
  if (rehashed !== null) replacePasswordHash(deps.db, customer, rehashed)
  return createCustomerSession(deps, customer, request)
}

const register: Action = async (deps, request) => {
  if (!isEmail(request.username)) return { ok: false, reason: 'request-not-valid' }
  if (!isSignatureValid(deps, request)) return { ok: false, reason: 'refused' }
  // Hashed in either case, so that the response time does not reveal whether the account exists.
  const password = await deps.hasher.hash(request.password)
  const customer = createCustomer(deps.db, { email: request.username, password }, deps.now())
  return customer
    ? createCustomerSession(deps, customer, request)
    : { ok: false, reason: 'account-exists' }
}

/** Changes the password, and ends all sessions of the customer. */
const password: Action = async (deps, request, device) => {
  if (!request.newPassword) return { ok: false, reason: 'request-not-valid' }
  const authentication = await authenticate(deps, request, device)
  if (!authentication.ok) return authentication
  const { customer } = authentication
  const newHash = await deps.hasher.hash(request.newPassword)
  return transaction(deps.db, (): AuthOutcome => {
    const isChanged = setPassword(deps.db, customer.id, newHash, deps.now())
    if (!isChanged) return { ok: false, reason: 'refused' }
    endSessionsOf(deps.db, customer.id)
    deleteResetKeysOf(deps.db, customer.id)
    return createCustomerSession(deps, customer, request)
  })
}

export const authActions: Readonly<Record<string, Action>> = { login, register, password }

type Authentication = { ok: true; customer: Customer } | Extract<AuthOutcome, { ok: false }>

/** The customer with this username and password. An unknown username and a wrong password are refused alike. */
async function authenticate(
  deps: AuthDeps,
  request: SignedRequest,
  device: string | null,
): Promise<Authentication> {
  if (!isSignatureValid(deps, request)) return { ok: false, reason: 'refused' }
  const { username, password } = request
  const customer = findCustomerByEmail(deps.db, username)
  const storedHash = customer?.password ?? null
  const attempt = await deps.attempts.attempt(
    {
      account: username,
      device: findKnownDevice(deps.keys.device, device, username, deps.now()),
      mayMatch: () => deps.hasher.mayMatch(password, storedHash),
    },
    async (queue) => ((await deps.hasher.matches(password, storedHash, queue)) ? customer : null),
  )
  if (!attempt.isChecked) return { ok: false, reason: 'too-many', ...attempt }
  return attempt.result ? { ok: true, customer: attempt.result } : { ok: false, reason: 'refused' }
}

function isSignatureValid(
  { db, keys, now }: AuthDeps,
  { username, signature }: SignedRequest,
): boolean {
  const nowMs = now()
  const redeemed = { challenge: signature.identity, username, nowMs }
  return (
    verifySignature(keys.signature, signature, nowMs) &&
    redeemChallenge(db, keys.challenge, redeemed)
  )
}

function createCustomerSession(
  deps: AuthDeps,
  customer: Customer,
  { sessionLifetime }: SignedRequest,
): AuthOutcome {
  const lifetimeSeconds = Math.min((sessionLifetime ?? Infinity) * 60, defaultLifetimeSeconds)
  const fields = { customerId: customer.id, lifetimeSeconds, spoofedBy: null }
  return { ok: true, customer, session: createSession(deps.db, fields, deps.now()) }
}
