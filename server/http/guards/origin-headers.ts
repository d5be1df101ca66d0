import type { RequestHandler } from 'express'

/** Headers about the origin, and those that belong to the connection between visitor and host. */
const removed =
  /^(host|origin|forwarded|x-(forwarded|original|rewrite)-.*|x-http-method-override|connection|transfer-encoding|content-length)$/

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
    Object.entries(request.headers).filter(([name]) => !removed.test(name)),
  )
  request.headers.traceparent = response.locals.traceparent
  // The host with its port: without a Host header the adapter adds none, and it would truncate an
  // IPv6 address.
  Object.defineProperties(request, {
    protocol: { value: protocol.slice(0, -1) },
    hostname: { value: host },
    ip: { value: ip },
  })
  request.originalUrl = withoutDataParameter(request.originalUrl)
  next()
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
