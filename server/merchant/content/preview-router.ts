/** `/auth/preview`: links to drafts. Their token gives access to no account, cart or price. */
import type { Hono } from 'hono'
import { bearerTokenOf } from '../accounts/auth/bearer-token.ts'
import { createLinkRouter } from '../accounts/auth/link-router.ts'
import { signToken, verifyToken } from '../accounts/auth/session/jwt.ts'
import type { Database } from '../store/database.ts'
import { z } from '../zod.ts'
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
  area: z.number().int(),
  /** Name of the member of staff, part of the token. */
  staff: z.string().min(1).max(200),
})

export const createPreviewRouter = ({ db, store, secret, keys, now }: PreviewService): Hono =>
  createLinkRouter({
    ...{ db, now, secret, key: keys.link, request: previewRequest },
    claimsOf: (asked) => (store.areas.some(({ id }) => id === asked.area) ? asked : null),
    exchange({ area, staff }) {
      const claims = { iss: issuer, name: 'preview-user@geins.io', area, staff }
      return signToken(keys.token, claims, lifetimeSeconds, now())
    },
  })

/** Id of the area whose draft this request may see; null without a valid token. */
export async function previewedArea(
  { keys, now }: Pick<PreviewService, 'keys' | 'now'>,
  request: Request,
): Promise<number | null> {
  const token = bearerTokenOf(request)
  const options = { issuer, requiredClaims: ['exp'] }
  const claims = token ? await verifyToken(keys.token, token, now(), options) : null
  return typeof claims?.area === 'number' ? claims.area : null
}
