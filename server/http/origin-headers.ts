import type { RequestHandler } from 'express'

/**
 * Settles what Remix's adapter builds the address of a request from. It takes `protocol`, `hostname` and a
 * port from the Host or X-Forwarded-Host header, so a malformed one would be an error and a made-up one
 * another address. From here on the origin is one of the settings, and no header says anything else.
 * Where the request came from was checked before (cross-site guard), so Origin goes too: Remix would
 * compare it with the Host header.
 */
export const originHeaders: RequestHandler = (request, response, next) => {
  const { host, protocol } = new URL(response.locals.origin)
  const { ip } = request
  request.headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !isAboutOrigin(name)),
  )
  // The host with its port: without a Host header the adapter adds none, which it would cut from an IPv6 one.
  define(request, { protocol: protocol.slice(0, -1), hostname: host, ip })
  request.originalUrl = withoutDataParameter(request.originalUrl)
  next()
}

function define(request: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(request, name, { value })
  }
}

/** Remix's data requests of old would run an action past its own checks; the app makes none. */
function withoutDataParameter(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  if (!searchParams.has('_data')) return address
  searchParams.delete('_data')
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

function isAboutOrigin(name: string): boolean {
  return (
    name === 'host' ||
    name === 'origin' ||
    name === 'forwarded' ||
    name.startsWith('x-forwarded-') ||
    name.startsWith('x-original-') ||
    name.startsWith('x-rewrite-') ||
    name === 'x-http-method-override' ||
    // Belong to the connection between visitor and host.
    name === 'connection' ||
    name === 'transfer-encoding' ||
    name === 'content-length'
  )
}
