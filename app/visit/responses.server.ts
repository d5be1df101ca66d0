import type { Refusal } from '../load-context.ts'

import type { PageError } from './page-error.ts'

export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' })
}

/** Thrown when the host refused the request with this status; the error page reads the requested path from the body. */
export function refused({ status, path }: Refusal): Response {
  return Response.json({ path } satisfies Partial<PageError>, { status })
}

/** A file to keep. Browsers download it only when they sent the form themselves, not when a script did. */
export function jsonFile(name: string, content: object): Response {
  return Response.json(content, {
    headers: { 'Content-Disposition': `attachment; filename="${name}"` },
  })
}
