import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'

import type { Counters } from '#app/context.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'

export const operatorPath = '/operator'
const cookieName = 'hemvist-operator'
const sessionSeconds = 30 * 60
/** Wrong tokens of one network: a token is pasted, not typed. */
const wrongTokens = { limit: 10, seconds: 15 * 60 }

export interface AccessSettings {
  /** `OPERATOR_TOKEN`. */
  token: string
  signingKey: string
  /** Whether the shop is reached over HTTPS alone. */
  isSecure: boolean
  counters: Counters
}

/** Whether a token opens the page; `retryAfterSeconds` when the network has sent too many wrong ones. */
export type Admission =
  | { isAdmitted: true }
  | { isAdmitted: false; retryAfterSeconds: number | null }

/** A header has the token, or for half an hour a signed cookie. Wrong ones are limited by network, parallel ones too. */
export function operatorAccess({ token, signingKey, isSecure, counters }: AccessSettings) {
  const setCookie = (response: Response, value: string, maxAge: number) =>
    response.append(
      'Set-Cookie',
      stringifySetCookie({
        name: cookieName,
        value,
        maxAge,
        path: operatorPath,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
      }),
    )
  /** Another token, or another secret of the shop, ends every session. */
  const signatureOf = (endsAt: string) =>
    createHmac('sha256', `${signingKey} ${token}`).update(`operator ${endsAt}`).digest('base64url')

  async function admit(sent: string, request: Request, response: Response): Promise<Admission> {
    const { clientAddress, log } = response.locals
    const network = clientAddress || (request.socket.remoteAddress ?? '')
    const visit = { counters, clientAddress: network }
    const { retryAfterSeconds, undo } = await countNetwork(visit, 'operator', wrongTokens)
    if (retryAfterSeconds !== null) return { isAdmitted: false, retryAfterSeconds }
    if (!isSame(sent, token)) {
      log.warn({ event: 'operator:refused' }, 'operator token wrong')
      return { isAdmitted: false, retryAfterSeconds: null }
    }
    await undo()
    return { isAdmitted: true }
  }

  return {
    admit,
    /** The same for the token in the `Authorization` header; null without one. */
    async admitBearer(request: Request, response: Response): Promise<Admission | null> {
      const { authorization } = request.headers
      if (authorization === undefined) return null
      return admit(/^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '', request, response)
    },
    hasSession({ headers }: Request): boolean {
      const [endsAt = '', signature = ''] = (
        parseCookie(headers.cookie ?? '')[cookieName] ?? ''
      ).split('.')
      return isSame(signature, signatureOf(endsAt)) && Number(endsAt) > Date.now() / 1000
    },
    startSession(response: Response): void {
      const endsAt = String(Math.floor(Date.now() / 1000) + sessionSeconds)
      setCookie(response, `${endsAt}.${signatureOf(endsAt)}`, sessionSeconds)
      response.locals.log.info({ event: 'operator:login' }, 'operator login')
    },
    endSession: (response: Response) => void setCookie(response, '', 0),
  }
}

/** Compares in a time that tells nothing about the texts: their hashes have one length. */
function isSame(one: string, other: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(one), hashOf(other))
}
