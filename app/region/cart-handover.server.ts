import { hkdfSync } from 'node:crypto'

import { EncryptJWT, jwtDecrypt } from 'jose'

import type { Visit } from '#app/visit/visit.ts'

/** Lifetime of the token, which only a redirect contains. */
const lifetime = '60s'

export interface Handover {
  /** Alias of the chosen market. */
  market: string
  /** Id of the visitor's cart; null without one. */
  cart: string | null
}

type Shop = Pick<Visit, 'config' | 'log'>

/**
 * The choice of a market of another container, and the cart, for a redirect to it. Encrypted with `SESSION_SECRET`,
 * which the containers of one shop share, so that an address in a history or a log shows no cart.
 *
 * @param to origin of the other container
 */
export function writeHandover(
  { config }: Pick<Shop, 'config'>,
  to: string,
  choice: Handover,
): Promise<string> {
  return new EncryptJWT({ ...choice })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(to)
    .setExpirationTime(lifetime)
    .encrypt(keyOf(config.signingKey))
}

/**
 * Reads it in the other container; null for a token that is too old, meant for another shop or not readable. It
 * counts only when a page of another container led here: otherwise a link could give a visitor any cart.
 */
export async function readHandover(
  { config, log }: Shop,
  request: Request,
  token: string,
): Promise<Handover | null> {
  const referrer = request.headers.get('Referer') ?? ''
  const from = URL.canParse(referrer) ? new URL(referrer).origin : null
  if (!from || !Object.values(config.addresses.groupOrigins).includes(from)) return null
  try {
    const { payload } = await jwtDecrypt<Record<keyof Handover, unknown>>(
      token,
      keyOf(config.signingKey),
      { audience: config.publicOrigin },
    )
    const { market, cart } = payload
    return typeof market === 'string'
      ? { market, cart: typeof cart === 'string' ? cart : null }
      : null
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    log.warn({ from, reason }, 'cart handover rejected')
    return null
  }
}

const keyOf = (signingKey: string) =>
  new Uint8Array(hkdfSync('sha256', signingKey, '', 'market group handover', 32))
