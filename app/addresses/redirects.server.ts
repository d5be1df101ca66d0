import { redirect, redirectDocument } from '@remix-run/node'

import type { AddressRedirect } from './resolve-address.ts'

/** Thrown by a loader. A document redirect: the URL may be of a language whose routes the browser does not have. */
export function canonicalRedirect(path: string): Response {
  return redirectDocument(path, 301)
}

/** Thrown when a visit is created. What the visitor's preference or a fallback decided is not cached; a POST stays a POST. */
export function redirectToResolved({ to, status }: AddressRedirect, method: string): Response {
  const isReading = method === 'GET' || method === 'HEAD'
  const keepsMethod: Record<number, number> = { 301: 308, 302: 307, 303: 307 }
  const headers = status === 301 || status === 308 ? undefined : { 'Cache-Control': 'no-store' }
  return redirectDocument(to, {
    status: isReading ? status : (keepsMethod[status] ?? status),
    headers,
  })
}

export function seeOther(path: string): Response {
  return redirect(path, 303)
}
