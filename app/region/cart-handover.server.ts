import { openToken, sealToken } from '#app/session/sealed-token.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Lifetime of the token, which only a redirect contains. */
const lifetime = '60s'

export interface Handover {
  /** Alias of the chosen market. */
  market: string
  cart: string | null
}

type Shop = Pick<Visit, 'config' | 'log'>

/** Encrypts the cart with `SESSION_SECRET`, which the containers share: an address in a history or a log shows no cart. */
export function writeHandover(
  { config }: Pick<Shop, 'config'>,
  to: string,
  choice: Handover,
): Promise<string> {
  return sealToken({ ...sealOf(config), audience: to }, { ...choice }, lifetime)
}

/** Null for an old or unreadable token, and unless another container's page led here: a link could give a visitor any cart. */
export async function readHandover(
  { config, log }: Shop,
  request: Request,
  token: string,
): Promise<Handover | null> {
  const referrer = request.headers.get('Referer') ?? ''
  const from = URL.canParse(referrer) ? new URL(referrer).origin : null
  if (!from || !Object.values(config.addresses.groupOrigins).includes(from)) return null
  const opened = await openToken({ ...sealOf(config), audience: config.publicOrigin }, token)
  if (!opened.ok) {
    log.warn({ from, reason: opened.reason }, 'cart handover rejected')
    return null
  }
  const { market, cart } = opened.value
  return typeof market === 'string'
    ? { market, cart: typeof cart === 'string' ? cart : null }
    : null
}

const sealOf = ({ signingKey }: Shop['config']) => ({
  signingKey,
  purpose: 'market group handover',
})
