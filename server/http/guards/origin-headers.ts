import type { RequestHandler } from 'express'

/** Headers about the origin, and those that belong to the connection between visitor and host. */
const removed =
  /^(host|origin|forwarded|x-(forwarded|original|rewrite)-.*|x-http-method-override|connection|transfer-encoding|content-length)$/

/**
 * From these values Remix's adapter builds a request's address: a malformed Host or X-Forwarded-Host would be an error,
 * an invented one another address. From here on the origin is the settings'. Origin, already checked, is removed: Remix
 * compares it with Host.
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

/** Former Remix versions' data parameter would run an action without its own checks; the app never uses it. */
function withoutDataParameter(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  if (!searchParams.has('_data')) return address
  searchParams.delete('_data')
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
