import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

const longestAddress = 8 * 1024
const mostSegments = 40
/** More than a list has filters. Each costs something at every place that reads the query. */
const mostParameters = 100

export type AddressFault = 'too-long' | 'malformed'

/**
 * Whether an address can be handed to the app at all. What is merely unknown is the app's to answer
 * with a designed page; this refuses what cannot be decoded or would cost more than it is worth. A
 * query is read as far as it goes: newsletters end in `?utm_campaign=20%`, and a visitor who follows
 * such a link has done nothing wrong.
 */
function addressFault(target: string): AddressFault | null {
  if (target.length > longestAddress) return 'too-long'
  if (!target.startsWith('/')) return 'malformed'
  const [path = '', query = ''] = splitOnce(target, '?')
  if (path.includes('\\') || path.split('/').length > mostSegments) return 'malformed'
  if (query.split('&').length > mostParameters) return 'too-long'
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

/**
 * `//shop.example/x` and an absolute-form target are brought to the plain form first, so that no
 * layer behind takes a host from them.
 */
export const addressGuard: RequestHandler = (request, response, next) => {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const isDoubled = request.url.startsWith('//')
  request.url = plainTarget(request.url)
  const fault = hasOneHost(request) ? addressFault(request.url) : 'malformed'
  if (fault) {
    response.locals.refuse(fault === 'too-long' ? 414 : 400)
    return
  }
  request.originalUrl = request.url
  if (isDoubled && isReading) return response.redirect(301, request.url)
  next()
}

/**
 * Two names are one too many, since layers may each believe another. HTTP/1.0 knows no Host header:
 * old balancers ask for health without one.
 */
function hasOneHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length === 0) return httpVersion === '1.0'
  return hosts.length === 1 && isHost(headers.host)
}

function plainTarget(target: string): string {
  const withoutOrigin = target.replace(/^https?:\/\/[^/?#]*/i, '')
  if (withoutOrigin === '' || withoutOrigin.startsWith('?')) return `/${withoutOrigin}`
  return withoutOrigin.replace(/^\/{2,}/, '/')
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
