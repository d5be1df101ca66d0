/**
 * `/auth/preview` creates a link to the draft of a page or area, for clients with the shop's secret.
 * `/auth/preview/exchange` exchanges the link, once, for the token that shows the draft. The token
 * gives access to no account, cart or price.
 */
import {
  singleUseTokenErrors,
  signSingleUseToken,
  redeemSingleUseToken,
} from '#server/merchant/accounts/auth/session/single-use-token.ts'
import { areSecretsEqual } from '#server/merchant/accounts/auth/session/compare-secrets.ts'

import { Hono } from 'hono'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from '../zod.ts'
import { readJsonBody } from '../accounts/auth/auth-request.ts'
import { bearerTokenOf } from '../accounts/auth/bearer-token.ts'
import { channel } from '../channel/markets.ts'
import type { Database } from '../store/database.ts'
import type { ContentStore } from './content.store.ts'

export interface PreviewKeys {
  token: Buffer
  link: Buffer
}

interface PreviewService {
  db: Database
  store: ContentStore
  /** What staff must send as bearer token. */
  secret: string
  keys: PreviewKeys
  now: () => number
}

const issuer = 'merchant preview'
const lifetimeSeconds = 3600

const previewRequest = z.object({
  /** Id of the page or area. */
  area: z.number().int(),
  /** Name of the member of staff, part of the token. */
  staff: z.string().min(1).max(200),
})

export function createPreviewRouter({ db, store, secret, keys, now }: PreviewService): Hono {
  const router = new Hono()
  router.post('/', async (c) => {
    c.header('cache-control', 'no-store')
    if (!areSecretsEqual(bearerTokenOf(c.req.raw) ?? '', secret))
      return c.json({ error: 'Unauthorized' }, 401)
    const parsed = previewRequest.safeParse(await readJsonBody(c.req.raw))
    if (!parsed.success) return c.json({ error: 'InvalidRequest' }, 400)
    const { area, staff } = parsed.data
    if (!store.areas().some(({ id }) => id === area)) return c.json({ error: 'NotFound' }, 404)
    return c.json(await signSingleUseToken(keys.link, { area, staff }, now()))
  })

  router.post('/exchange', async (c) => {
    c.header('cache-control', 'no-store')
    const redeemed = await redeemSingleUseToken(db, keys.link, bearerTokenOf(c.req.raw), now())
    if (!redeemed.ok) {
      const { status, error } = singleUseTokenErrors[redeemed.reason]
      return c.json({ error }, status)
    }
    const { area, staff } = redeemed.claims
    const issuedAt = Math.floor(now() / 1000)
    const token = await new SignJWT({ name: 'preview-user@geins.io', area, staff })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(channel.id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetimeSeconds)
      .sign(keys.token)
    return c.json({ token, maxAge: lifetimeSeconds })
  })
  return router
}

/** Id of the area whose draft this request may see; null without a valid token. */
export async function previewedArea(
  { keys, now }: Pick<PreviewService, 'keys' | 'now'>,
  request: Request,
): Promise<number | null> {
  const token = bearerTokenOf(request)
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, keys.token, {
      algorithms: ['HS256'],
      audience: channel.id,
      issuer,
      requiredClaims: ['exp'],
      currentDate: new Date(now()),
    })
    return typeof payload['area'] === 'number' ? payload['area'] : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
