import { createHash } from 'node:crypto'

import { hour } from '#app/kit/time.ts'

/**
 * Responds with a file that is generated at each request and seldom changes, or 304 when the client has
 * it.
 */
export function fileResponse(request: Request, type: string, text: string): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${hour}`,
    ETag: tag,
  }
  return hasTag(request, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}

/** Whether the client's copy is current; a proxy that compresses makes an ETag weak. */
export function hasTag(request: Request, tag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, '')
  const etags = request.headers.get('If-None-Match')?.split(',').map(plain) ?? []
  return etags.includes(plain(tag)) || etags.includes('*')
}
