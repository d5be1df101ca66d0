import type { Request, Response } from 'express'

import type { PageSources } from '#app/context.ts'

/** Directives of trusted types, which no script of a payment provider supports. */
const trustedTypes = new Set(['require-trusted-types-for', 'trusted-types'])

/** Adds sources for a provider's form, whose frames are not isolated. False for a request of data: its document has its own policy. */
export function allowSources(request: Request, response: Response, sources: PageSources): boolean {
  if (request.path.endsWith('.data')) return false
  const policy = new Map(
    String(response.getHeader('Content-Security-Policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )
  for (const [name, added] of Object.entries(sources)) {
    policy.set(name, [...(policy.get(name) ?? []), ...added])
  }
  const directives = [...policy].filter(([name]) => name && !trustedTypes.has(name))
  const text = directives.map(([name, values]) => [name, ...new Set(values)].join(' ')).join(';')
  response.setHeader('Content-Security-Policy', text)
  response.setHeader('Cross-Origin-Embedder-Policy', 'unsafe-none')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  return true
}
