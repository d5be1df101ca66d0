/**
 * A merchant with accounts, and the client side of its handshake as in the public API: challenge,
 * signature, signed request.
 */
import { createHash } from 'node:crypto'
import type { CatalogueSink } from '#server/merchant/catalogue/product-record.ts'
import type { PasswordHasher } from '#server/merchant/accounts/auth/password-hasher.ts'
import type { MerchantOptions } from '#server/merchant/merchant.ts'
import { openTestMerchant } from '../../graphql/test-merchant.ts'

export const refreshHeader = 'x-auth-refresh-token'
export const password = hashed('correct horse')
export const otherPassword = hashed('battery staple')

/** Replaces the salted SHA-384 that clients send instead of a password. */
export function hashed(text: string): string {
  return createHash('sha384').update(text).digest('base64')
}

export interface Answer {
  status: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- fields of responses are not typed in tests
  body: any
  refreshToken: string | null
}

export async function openAccountMerchant(
  rest: Partial<MerchantOptions> = {},
  fill?: (sink: CatalogueSink) => void,
) {
  const work: string[] = []
  const pauses: number[] = []
  const merchant = await openTestMerchant({
    ...(fill && { fill }),
    rest: {
      passwordHasher: quickHasher(work),
      delay: async (ms) => void pauses.push(ms),
      ...rest,
    },
  })

  async function call(path: string, init: RequestInit = {}): Promise<Answer> {
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
  async function proof(username: string, askedOf = 'login') {
    const { body } = await post(askedOf, { username })
    return (await call(`/sign/demo?identity=${encodeURIComponent(body.sign)}`)).body
  }

  /** The whole handshake; the challenge is requested from the address of the action. */
  async function act(
    action: string,
    request: { username: string; password: string; newPassword?: string; sessionLifetime?: number },
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const signature = await proof(request.username, action)
    return post(action, { ...request, signature }, headers)
  }

  return {
    ...merchant,
    call,
    post,
    proof,
    act,
    /** Calls of the password hasher, in order. */
    work,
    /** Milliseconds by which attempts were delayed. */
    pauses,
    register: (username: string) => act('register', { username, password }),
    login: (username: string, extra = {}) => act('login', { username, password, ...extra }),
    refresh: (token: string) => call('/auth/login', { headers: { [refreshHeader]: token } }),
    async userOf(token: string | undefined) {
      const { data } = await merchant.ask('{ getUser { id email customerType } }', {}, token)
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

/** A hasher without the cost of scrypt, which records its calls. */
function quickHasher(work: string[]): PasswordHasher {
  return {
    async hash(text) {
      work.push('hash')
      return `kept ${text}`
    },
    async matches(text, kept) {
      work.push('match')
      return kept === `kept ${text}`
    },
    renew: async () => null,
    looksRight: (text, kept) => kept === `kept ${text}`,
  }
}
