import type { RequestHandler } from 'express'

/** A request's public origin, from the settings; null for a host that is none of the domains. */
export function originOfHost(publicOrigin: string, domains: readonly string[]) {
  const { origin } = new URL(publicOrigin)
  const byHost = new Map(domains.map((each) => [new URL(each).host, each]))
  return (host: string | undefined): string | null =>
    byHost.size === 0 ? origin : (byHost.get(hostOf(host)) ?? null)
}

/** Sets `response.locals.origin`: by the Host header with a domain per language; else one for every host name. */
export function requestedOrigin(publicOrigin: string, domains: readonly string[]): RequestHandler {
  const { origin: defaultOrigin } = new URL(publicOrigin)
  const originOf = originOfHost(publicOrigin, domains)
  return (request, response, next) => {
    response.locals.origin = originOf(request.headers.host) ?? defaultOrigin
    next()
  }
}

/** With a domain per language another host has no language: redirects to the first domain of the settings. */
export function knownHost(domains: readonly string[]): RequestHandler {
  const originOf = originOfHost(domains[0] ?? 'http://none.invalid', domains)
  return (request, response, next) => {
    if (originOf(request.headers.host)) return next()
    response.locals.refusalReason = 'unknown host'
    response.setHeader('Cache-Control', 'no-store')
    response.redirect(302, `${domains[0]}${request.originalUrl}`)
  }
}

/** A trailing dot of a name means the same host. */
function hostOf(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/\.(?=:|$)/, '')
}
