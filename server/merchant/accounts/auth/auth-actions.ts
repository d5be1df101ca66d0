/** Each signed action returns a new session, or throws a reason that does not reveal what was wrong. */
import {
  createCustomer,
  findCustomerByEmail,
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
import { resets } from './password/password-reset.store.ts'
import { endSessionsOf, createSession, type Session } from './session/session.store.ts'

export class AuthRefused extends Error {
  readonly reason: 'refused' | 'request-not-valid' | 'account-exists' | 'too-many'
  /** When the password was not checked. */
  readonly retryAfterSeconds: number | null
  constructor(reason: AuthRefused['reason'], retryAfterSeconds: number | null = null) {
    super(reason)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** @param device value of the device header (`password/known-device.ts`), null without one */
type Action = (
  deps: AuthDeps,
  request: SignedRequest,
  device: string | null,
) => Promise<{ customer: Customer; session: Session }>

const defaultLifetimeSeconds = 7 * 24 * 3600

const login: Action = async (deps, request, device) => {
  const customer = await authenticate(deps, request, device)
  return createCustomerSession(deps, customer, request)
}

const register: Action = async (deps, request) => {
  if (!isEmail(request.username)) throw new AuthRefused('request-not-valid')
  checkSignature(deps, request)
  // Hashed in either case, so that the response time does not reveal whether the account exists.
  const password = await deps.hasher.hash(request.password)
  const customer = createCustomer(deps.db, { email: request.username, password }, deps.now())
  if (!customer) throw new AuthRefused('account-exists')
  return createCustomerSession(deps, customer, request)
}

/** Changes the password, and ends all sessions of the customer. */
const password: Action = async (deps, request, device) => {
  if (!request.newPassword) throw new AuthRefused('request-not-valid')
  const customer = await authenticate(deps, request, device)
  const newHash = await deps.hasher.hash(request.newPassword)
  return transaction(deps.db, () => {
    const isChanged = setPassword(deps.db, customer, newHash, deps.now())
    if (!isChanged) throw new AuthRefused('refused')
    endSessionsOf(deps.db, customer.id)
    resets.remove(deps.db, { customerId: customer.id })
    return createCustomerSession(deps, customer, request)
  })
}

export const authActions: Readonly<Record<string, Action>> = { login, register, password }

/** The customer with this username and password. An unknown username and a wrong password are refused alike. */
async function authenticate(
  deps: AuthDeps,
  request: SignedRequest,
  device: string | null,
): Promise<Customer> {
  checkSignature(deps, request)
  const { username, password } = request
  const customer = findCustomerByEmail(deps.db, username)
  const storedHash = customer?.password ?? null
  const attempt = await deps.attempts.attempt(
    {
      account: username,
      device: findKnownDevice(deps.keys.device, device, username, deps.now()),
      mayMatch: () => deps.hasher.mayMatch(password, storedHash),
    },
    async (queue) => {
      const isRight = await deps.hasher.matches(password, storedHash, queue)
      // While it was checked, its owner may have replaced it, and ended the sessions.
      return isRight && findCustomerByEmail(deps.db, username)?.password === storedHash
        ? customer
        : null
    },
  )
  if (!attempt.isChecked) throw new AuthRefused('too-many', attempt.retryAfterSeconds)
  if (!attempt.result) throw new AuthRefused('refused')
  return attempt.result
}

function checkSignature({ db, keys, now }: AuthDeps, { username, signature }: SignedRequest) {
  const nowMs = now()
  const redeemed = { challenge: signature.identity, username, nowMs }
  const isValid =
    verifySignature(keys.signature, signature, nowMs) &&
    redeemChallenge(db, keys.challenge, redeemed)
  if (!isValid) throw new AuthRefused('refused')
}

function createCustomerSession(
  deps: AuthDeps,
  customer: Customer,
  { sessionLifetime }: SignedRequest,
): { customer: Customer; session: Session } {
  const lifetimeSeconds = Math.min((sessionLifetime ?? Infinity) * 60, defaultLifetimeSeconds)
  const fields = { customerId: customer.id, lifetimeSeconds, spoofedBy: null }
  return { customer, session: createSession(deps.db, fields, deps.now()) }
}
