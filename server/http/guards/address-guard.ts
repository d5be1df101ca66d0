import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

const maxAddressLength = 8 * 1024
const maxSegments = 40
/** More than the filters of a list. Each parameter costs time wherever the query is read. */
const maxParameters = 100

/** Rejects addresses that cannot be decoded or are too expensive, but no such query: newsletters end in `?utm_campaign=20%`. */
function addressFault(target: string): 'too-long' | 'malformed' | null {
  if (target.length > maxAddressLength) return 'too-long'
  if (!target.startsWith('/')) return 'malformed'
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(target) ?? []
  if (path.includes('\\') || path.split('/').length > maxSegments) return 'malformed'
  if (query.split('&').length > maxParameters) return 'too-long'
  try {
    if (/[\p{Cc}\\]/u.test(decodeURIComponent(path))) return 'malformed'
  } catch {
    return 'malformed'
  }
  return /%00|\0/.test(query) ? 'malformed' : null
}

/** Host header: a name or address with an optional port. */
function isHost(host: string | undefined): boolean {
  if (!host) return false
  if (!/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host)) return false
  return Number(/:(\d+)$/.exec(host)?.[1] ?? 0) <= 65_535
}

/** Normalizes `//shop.example/x` to a plain path, so that no later layer reads a host from it. */
export const addressGuard: RequestHandler = (request, response, next) => {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const isDoubled = request.url.startsWith('//')
  request.url = request.url.replace(/^\/{2,}/, '/')
  const fault = hasOneHost(request) ? addressFault(request.url) : 'malformed'
  if (fault) {
    response.locals.refuse(fault === 'too-long' ? 414 : 400, `address ${fault}`)
    return
  }
  request.originalUrl = request.url
  if (isDoubled && isReading) return response.redirect(301, request.url)
  next()
}

/** Two Host headers are rejected, since layers may each use another. HTTP/1.0 has none: old balancers check health so. */
export function hasOneHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length === 0) return httpVersion === '1.0'
  return hosts.length === 1 && isHost(headers.host)
}

/** The path of an absolute-form target, which a proxy may send, and of which Express removes prefixes from the wrong place. */
export function withoutOrigin(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return path === '' || path.startsWith('?') ? `/${path}` : path
}
