import { redirect, redirectDocument } from '@remix-run/node'

import type { AddressRedirect } from './resolve-address.ts'

/**
 * Permanent redirect to a canonical URL, thrown by a loader. A document redirect, because the URL may be
 * of another language, whose routes the browser's router does not have.
 */
export function canonicalRedirect(path: string): Response {
  return redirectDocument(path, 301)
}

/**
 * Redirect to the resolved URL, thrown when a visit is created. A redirect that the visitor's preference
 * or a fallback decided is not cached; a POST stays a POST.
 */
export function redirectToResolved({ to, status }: AddressRedirect, method: string): Response {
  const isReading = method === 'GET' || method === 'HEAD'
  const keepsMethod: Record<number, number> = { 301: 308, 302: 307, 303: 307 }
  const headers = status === 301 || status === 308 ? undefined : { 'Cache-Control': 'no-store' }
  return redirectDocument(to, {
    status: isReading ? status : (keepsMethod[status] ?? status),
    headers,
  })
}

/** Response of a successful action: the browser loads the page at `path`. */
export function seeOther(path: string): Response {
  return redirect(path, 303)
}
