import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Sec-Fetch-Site tells it, else Origin, else Referer (trust 1.4). Without a cookie none is needed: no session can be misused. */
function isFromThisShop(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin !== undefined) return headers.origin === publicOrigin
  return headers.cookie === undefined || headers.referer?.startsWith(`${publicOrigin}/`) === true
}

/** To `domains` of other languages, whose Origin is reliable, a selection of country and language is posted. */
export function crossSiteGuard(domains: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.has(request.method)) return next()
    const { origin } = response.locals
    response.vary('Sec-Fetch-Site').vary('Origin')
    const from = request.headers.origin
    const isShopDomain = from !== undefined && from !== origin && domains.includes(from)
    if (!isShopDomain && !isFromThisShop(request.headers, origin))
      return response.locals.refuse(403, 'from another site')
    // Checked once, here: the stricter check of Remix would reject a second host name of the same
    // shop.
    if (from !== undefined) request.headers.origin = origin
    next()
  }
}
