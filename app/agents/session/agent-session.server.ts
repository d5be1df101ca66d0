import { createHash } from 'node:crypto'

import { openToken, sealToken } from '#app/session/sealed-token.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** The cart of a buyer that a platform's assistant fills; cart, checkout and order of the protocol are views of it. */
export interface AgentSession {
  cartId: string
  /** Alias of its market, whose prices and delivery it has. */
  market: string
  language: string
  customerType: string
  /** Address of the platform's profile. */
  platform: string
  /** Whether the platform has signed the request that began it, so that it is nobody else who named it. */
  isSigned: boolean
  /** Owner of the typed values at the merchant while the platform has it (`draft-owner.ts`). */
  owner: string
  /** Text of its ids. */
  token: string
  /** Names the session where its token would be a secret too many. */
  digest: string
  expiresAt: Date
  /** The merchant's number of the order, in an id that has it. */
  orderNumber?: string
}

export type SessionKind = 'cart' | 'checkout' | 'order'

const lifetime = '6h'
/** Of the number in an id, as letters of its code. */
const maxNumberLength = 200

export async function startSession(
  visit: Visit,
  { cartId, platform, isSigned }: Pick<AgentSession, 'cartId' | 'platform' | 'isSigned'>,
): Promise<AgentSession> {
  const { market, language, customerType, config } = visit
  const { signingKey } = config
  const signed = isSigned ? 'yes' : null
  const content = { cart: cartId, market: market.alias, language, type: customerType, signed }
  const token = await sealToken(sealOf(signingKey, platform), content, lifetime)
  return (await findSession(signingKey, platform, 'cart', sessionId('cart', { token })))!
}

/** The session of an id; null for one that is another's, too old or not the shop's. An order outlives its cart. */
export async function findSession(
  signingKey: string,
  platform: string,
  kind: SessionKind,
  id: string,
): Promise<AgentSession | null> {
  const prefix = `${kind}_`
  if (!id.startsWith(prefix)) return null
  const isOrder = kind === 'order'
  const [token = '', number = ''] = isOrder
    ? id.slice(prefix.length).split('~')
    : [id.slice(prefix.length)]
  const allowExpired = isOrder
  const opened = await openToken(sealOf(signingKey, platform), token, { allowExpired })
  if (!opened.ok) return null
  const { cart, market, language, type, signed, exp } = opened.value
  const texts = [cart, market, language, type]
  if (!texts.every((text) => typeof text === 'string') || exp === undefined) return null
  const [cartId, alias, code, customerType] = texts as [string, string, string, string]
  return {
    cartId,
    market: alias,
    language: code,
    customerType,
    platform,
    isSigned: signed === 'yes',
    owner: ownerOf(platform),
    token,
    digest: digestOf(token),
    expiresAt: new Date(exp * 1000),
    ...(number &&
      number.length <= maxNumberLength && {
        orderNumber: Buffer.from(number, 'base64url').toString(),
      }),
  }
}

/** The same session has an id of each kind, so that one cart has one checkout. */
export const sessionId = (kind: SessionKind, { token }: Pick<AgentSession, 'token'>): string =>
  `${kind}_${token}`

/** Has the merchant's order number, by which it is found; the cart in the token proves that it is the session's. */
export const orderId = (session: Pick<AgentSession, 'token'>, number: string | null): string =>
  sessionId('order', session) + (number ? `~${Buffer.from(number).toString('base64url')}` : '')

/** A platform's own id is no secret: the tokens are encrypted for it, not by it. */
const sealOf = (signingKey: string, platform: string) => ({
  signingKey,
  purpose: 'agent session',
  audience: platform,
})

const ownerOf = (platform: string) => digestOf(`agent ${platform}`).slice(0, 16)

const digestOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
