import { redirect, redirectDocument } from '@remix-run/node'

import type { Refusal } from '#app/context.ts'

import type { Elsewhere } from './arrival.ts'
import type { PageFault } from './page-fault.ts'

/** Thrown by a loader: there is no such page. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}

/**
 * Thrown by a loader: the host did not take the request, for the reason that the status tells. The page
 * reads what was asked for in the body.
 */
export function refused({ status, path }: Refusal): Response {
  return Response.json({ path } satisfies Partial<PageFault>, { status })
}

/**
 * Thrown by a loader: the thing lives at another address, for good. As a document, since the address
 * may be one of another language, whose routes the browser's router does not have.
 */
export function seeCanonical(path: string): Response {
  return redirectDocument(path, 301)
}

/**
 * Thrown when a visit is opened: the address is another name of `to`. Kept by nobody where visitor or
 * fallback had a say in it; what is posted is posted again there.
 */
export function goElsewhere({ to, status }: Elsewhere, method: string): Response {
  const isReading = method === 'GET' || method === 'HEAD'
  const keepsMethod: Record<number, number> = { 301: 308, 302: 307, 303: 307 }
  const headers = status === 301 || status === 308 ? undefined : { 'Cache-Control': 'no-store' }
  return redirectDocument(to, {
    status: isReading ? status : (keepsMethod[status] ?? status),
    headers,
  })
}

/**
 * Answer of an action that gives the shopper a file to keep. Only a form that the browser itself sends
 * gets it as one.
 */
export function jsonFile(name: string, content: object): Response {
  return Response.json(content, {
    headers: { 'Content-Disposition': `attachment; filename="${name}"` },
  })
}

/** Answer of an action that did its work: look at the page anew. */
export function seeOther(path: string): Response {
  return redirect(path, 303)
}
