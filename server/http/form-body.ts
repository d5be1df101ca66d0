import type { RequestHandler } from 'express'

const form = 'application/x-www-form-urlencoded'

export interface FormLimits {
  mostBytes: number
  mostFields: number
  /** Beyond this a body is not even read to its end: the connection is cut. */
  patienceBytes: number
}

/**
 * Reads what a form sends, counted byte by byte, into `request.body`; the app and the merchant's pages
 * get it whole or not at all. Forms of this shop send fields and nothing else, so every other kind of
 * body is refused (415) before a parser of it could fail.
 */
export function formBody({ mostBytes, mostFields, patienceBytes }: FormLimits): RequestHandler {
  return (request, response, next) => {
    const { headers, method } = request
    const announced = Number(headers['content-length'] ?? 0)
    const hasBody = announced > 0 || headers['transfer-encoding'] !== undefined
    const cut = (status: number) => response.locals.refuse(status, { Connection: 'close' })

    if (method !== 'POST') return hasBody ? cut(413) : next()
    if (announced > patienceBytes) return cut(413)
    const [kind] = (headers['content-type'] ?? '').split(';')
    if (hasBody && (kind?.trim().toLowerCase() !== form || headers['content-encoding'])) {
      return cut(415)
    }

    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= mostBytes) chunks.push(chunk)
      else chunks.length = 0
      if (bytes > patienceBytes) cut(413)
    })
    request.on('end', () => {
      if (response.headersSent) return
      // Answered only now: a browser that is still sending would show a broken connection instead.
      if (bytes > mostBytes) return response.locals.refuse(413)
      const body = Buffer.concat(chunks)
      if (fieldsOf(body) > mostFields) return response.locals.refuse(413)
      headers['content-type'] = form
      request.body = body
      next()
    })
  }
}

function fieldsOf(body: Buffer): number {
  let fields = 1
  for (const byte of body) if (byte === 0x26) fields += 1
  return fields
}
