/**
 * The three signed actions: log in, register, change a password. Each returns a new session or a
 * reason that does not reveal what was wrong.
 */
import {
  createCustomer,
  findCustomerByEmail,
  renewPassword,
  setPassword,
  type Customer,
} from '../customer/customer.store.ts'
import { isEmail } from '../customer/email.rules.ts'
import { isSigned } from '../sign/signature.ts'
import { transaction } from '../../store/database.ts'
import type { AuthService } from './auth-service.ts'
import type { SignedRequest } from './auth-request.ts'
import { useChallenge } from './challenge.ts'
import { knownDevice } from './known-device.ts'
import { forgetResetsOf } from './reset.store.ts'
import { endSessionsOf, createSession, type Session } from './session.store.ts'

export type AuthOutcome =
  | { ok: true; customer: Customer; session: Session }
  | { ok: false; reason: 'refused' | 'request-not-valid' | 'account-exists' }
  /** Nothing was judged. */
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** @param device header of the browser for which the client acts (`known-device.ts`) */
type Action = (
  service: AuthService,
  request: SignedRequest,
  device: string | null,
) => Promise<AuthOutcome>

const rememberedSeconds = 7 * 24 * 3600

export const authActions: Readonly<Record<string, Action>> = { login, register, password }

async function login(
  service: AuthService,
  request: SignedRequest,
  device: string | null,
): Promise<AuthOutcome> {
  const known = await knownCustomer(service, request, device)
  if (!known.ok) return known
  const { customer } = known
  const renewed = await service.hasher.renew(request.password, customer.password)
  if (renewed !== null) renewPassword(service.db, customer, renewed)
  return createCustomerSession(service, customer, request)
}

async function register(service: AuthService, request: SignedRequest): Promise<AuthOutcome> {
  if (!isEmail(request.username)) return { ok: false, reason: 'request-not-valid' }
  if (!isSignatureValid(service, request)) return { ok: false, reason: 'refused' }
  // Hashed in either case, so that the response time does not reveal whether the account exists.
  const password = await service.hasher.hash(request.password)
  const customer = createCustomer(service.db, { email: request.username, password }, service.now())
  return customer
    ? createCustomerSession(service, customer, request)
    : { ok: false, reason: 'account-exists' }
}

/** Ends every session that was opened with the old password. */
async function password(
  service: AuthService,
  request: SignedRequest,
  device: string | null,
): Promise<AuthOutcome> {
  if (!request.newPassword) return { ok: false, reason: 'request-not-valid' }
  const known = await knownCustomer(service, request, device)
  if (!known.ok) return known
  const { customer } = known
  const changed = await service.hasher.hash(request.newPassword)
  return transaction(service.db, (): AuthOutcome => {
    const isChanged = setPassword(service.db, customer.id, changed, service.now())
    if (!isChanged) return { ok: false, reason: 'refused' }
    endSessionsOf(service.db, customer.id)
    forgetResetsOf(service.db, customer.id)
    return createCustomerSession(service, customer, request)
  })
}

type KnownCustomer = { ok: true; customer: Customer } | Extract<AuthOutcome, { ok: false }>

/** The customer with this password; refused in the same way for no account and a wrong password. */
async function knownCustomer(
  service: AuthService,
  request: SignedRequest,
  device: string | null,
): Promise<KnownCustomer> {
  if (!isSignatureValid(service, request)) return { ok: false, reason: 'refused' }
  const { username, password } = request
  const customer = findCustomerByEmail(service.db, username)
  const kept = customer?.password ?? null
  const attempt = await service.attempts.attempt(
    {
      account: username,
      device: knownDevice(service.keys.device, device, username, service.now()),
      looksRight: () => service.hasher.looksRight(password, kept),
    },
    async (queue) => ((await service.hasher.matches(password, kept, queue)) ? customer : null),
  )
  if (!attempt.isChecked) return { ok: false, reason: 'too-many', ...attempt }
  return attempt.result ? { ok: true, customer: attempt.result } : { ok: false, reason: 'refused' }
}

function isSignatureValid(
  { db, keys, now }: AuthService,
  { username, signature }: SignedRequest,
): boolean {
  const nowMs = now()
  const used = { challenge: signature.identity, username, nowMs }
  return isSigned(keys.signature, signature, nowMs) && useChallenge(db, keys.challenge, used)
}

function createCustomerSession(
  service: AuthService,
  customer: Customer,
  { sessionLifetime }: SignedRequest,
): AuthOutcome {
  const lifetimeSeconds = Math.min((sessionLifetime ?? Infinity) * 60, rememberedSeconds)
  const opened = { customerId: customer.id, lifetimeSeconds, spoofedBy: null }
  return { ok: true, customer, session: createSession(service.db, opened, service.now()) }
}
