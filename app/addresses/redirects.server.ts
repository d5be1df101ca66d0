import { redirect, redirectDocument } from '@remix-run/node'

import type { AddressRedirect } from './resolve-address.ts'

/**
 * Thrown by a loader: the thing lives at another address, for good. As a document, since the address
 * may be one of another language, whose routes the browser's router does not have.
 */
export function seeCanonical(path: string): Response {
  return redirectDocument(path, 301)
}

/**
 * Thrown when a visit is opened: the address is another name of `to`. No cache may store the redirect
 * where visitor or fallback decided it; what is posted is posted again there.
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

/** Response of an action that did its work: the browser loads the page at `path` anew. */
export function seeOther(path: string): Response {
  return redirect(path, 303)
}
