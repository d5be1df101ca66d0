import { redirect } from '@remix-run/node'

/** Thrown by a loader: there is no such page. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}

/** Thrown by a loader: the host did not take the request, for the reason that the status tells. */
export function refused(status: number): Response {
  return new Response(null, { status })
}

/** Thrown by a loader: the thing lives at another address, for good. */
export function seeCanonical(path: string): Response {
  return redirect(path, 301)
}

/** Answer of an action that did its work: look at the page anew. */
export function seeOther(path: string): Response {
  return redirect(path, 303)
}
