/**
 * A merchant with accounts, and the client side of its handshake as in the public API: challenge,
 * signature, signed request.
 */
import type { CatalogueSink } from '#server/merchant/catalogue/product-record.ts'
import type { MerchantOptions } from '#server/merchant/merchant.ts'
import { createFastHasher } from '#tests/support/fast-hasher.ts'

import { createHash } from 'node:crypto'
import { openTestMerchant } from '../../graphql/test-merchant.ts'

export const refreshHeader = 'x-auth-refresh-token'
export const password = clientHash('correct horse')
export const otherPassword = clientHash('battery staple')

/** Replaces the salted SHA-384 that clients send instead of a password. */
export function clientHash(text: string): string {
  return createHash('sha384').update(text).digest('base64')
}

export interface AuthResponse {
  status: number
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any -- fields of responses are not typed in tests
  body: any
  refreshToken: string | null
}

export async function openAccountMerchant(
  options: Partial<MerchantOptions> = {},
  fill?: (sink: CatalogueSink) => void,
) {
  const hasherCalls: string[] = []
  const delays: number[] = []
  const merchant = await openTestMerchant({
    ...(fill && { fill }),
    options: {
      passwordHasher: createFastHasher(hasherCalls),
      delay: async (ms) => void delays.push(ms),
      ...options,
    },
  })

  async function call(path: string, init: RequestInit = {}): Promise<AuthResponse> {
    const response = await merchant.fetch(new Request(`http://merchant.test${path}`, init))
    const refreshToken = response.headers.get(refreshHeader)
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson && (await response.json()), refreshToken }
  }

  const post = (action: string, body: unknown, headers: Record<string, string> = {}) =>
    call(`/auth/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  /** A signed challenge for a username. */
  async function signChallenge(username: string, action = 'login') {
    const { body } = await post(action, { username })
    return (await call(`/sign/demo?identity=${encodeURIComponent(body.sign)}`)).body
  }

  /** The whole handshake; the challenge is requested from the address of the action. */
  async function authAction(
    action: string,
    request: { username: string; password: string; newPassword?: string; sessionLifetime?: number },
    headers: Record<string, string> = {},
  ): Promise<AuthResponse> {
    const signature = await signChallenge(request.username, action)
    return post(action, { ...request, signature }, headers)
  }

  return {
    ...merchant,
    call,
    post,
    signChallenge,
    authAction,
    /** Calls of the password hasher, in order. */
    hasherCalls,
    /** Milliseconds by which attempts were delayed. */
    delays,
    register: (username: string) => authAction('register', { username, password }),
    login: (username: string, extra = {}) => authAction('login', { username, password, ...extra }),
    refresh: (token: string) => call('/auth/login', { headers: { [refreshHeader]: token } }),
    async fetchUser(token: string | undefined) {
      const { data } = await merchant.request('{ getUser { id email customerType } }', {}, token)
      return data.getUser as { id: number; email: string; customerType: string } | null
    },
    async mails() {
      const list = await (await merchant.fetch(new Request('http://merchant.test/outbox'))).text()
      const ids = [...list.matchAll(/outbox\/(\d+)"/g)].map(([, id]) => id)
      return Promise.all(
        ids.map(async (id) =>
          (await merchant.fetch(new Request(`http://merchant.test/outbox/${id}/text`))).text(),
        ),
      )
    },
    advance(ms: number) {
      merchant.clock.now = new Date(merchant.clock.now.getTime() + ms)
    },
  }
}

export type AccountMerchant = Awaited<ReturnType<typeof openAccountMerchant>>
