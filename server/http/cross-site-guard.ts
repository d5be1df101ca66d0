import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that may change something comes from a page of this shop (trust 1.4). Browsers
 * say so in Sec-Fetch-Site; older ones in Origin. A request with neither is let through only when it
 * carries no cookie: then there is nothing of a visitor's to misuse.
 */
function isFromThisShop(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin !== undefined) return headers.origin === publicOrigin
  return headers.cookie === undefined
}

/**
 * @param domains origins of the shop's other languages: a choice of country and language is posted to
 *   the domain that it leads to. A browser says truly which page a form was sent from.
 */
export function crossSiteGuard(domains: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.has(request.method)) return next()
    const { origin } = response.locals
    response.vary('Sec-Fetch-Site').vary('Origin')
    const from = request.headers.origin
    const isSister = from !== undefined && from !== origin && domains.includes(from)
    if (!isSister && !isFromThisShop(request.headers, origin)) return response.locals.refuse(403)
    // Judged once, here: the app's own, narrower test would refuse a second name of the same shop.
    if (from !== undefined) request.headers.origin = origin
    next()
  }
}
