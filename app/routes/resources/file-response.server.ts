import { createHash } from 'node:crypto'

import { hasTag } from '#app/kit/cache/etag.ts'
import { hour } from '#app/kit/time.ts'

/** A file that is generated at each request and seldom changes, or 304 when the client has it. */
export function fileResponse(request: Request, type: string, text: string): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return unlessCached(request, { type, tag }, (init) => new Response(text, init))
}

/** Responds with a file of a known tag, with quotes, or 304 when the client has it. */
export function unlessCached<Sent>(
  request: Request,
  { type, tag }: { type: string; tag: string },
  send: (init: ResponseInit) => Sent,
): Sent | Response {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${hour}`,
    ETag: tag,
  }
  return hasTag(request.headers.get('If-None-Match'), tag)
    ? new Response(null, { status: 304, headers })
    : send({ headers })
}
