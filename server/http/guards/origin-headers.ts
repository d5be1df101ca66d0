import type { RequestHandler } from 'express'

/**
 * Sets the values from which Remix's adapter builds the address of a request. It uses `protocol`,
 * `hostname` and a port from the Host or X-Forwarded-Host header, so a malformed one would be an
 * error and an invented one another address. From here on the origin is one of the settings, and no
 * header contradicts it. The cross-site guard has already checked Origin, so it is removed too:
 * Remix would compare it with the Host header.
 */
export const originHeaders: RequestHandler = (request, response, next) => {
  const { host, protocol } = new URL(response.locals.origin)
  const { ip } = request
  request.headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !isAboutOrigin(name)),
  )
  request.headers.traceparent = response.locals.traceparent
  // The host with its port: without a Host header the adapter adds none, and it would truncate an
  // IPv6 address.
  define(request, { protocol: protocol.slice(0, -1), hostname: host, ip })
  request.originalUrl = withoutDataParameter(request.originalUrl)
  next()
}

function define(request: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(request, name, { value })
  }
}

/**
 * The data parameter of former Remix versions would run an action without its own checks; the app
 * never uses it.
 */
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
