import type { RequestHandler } from 'express'

const form = 'application/x-www-form-urlencoded'
/** What an empty form looks like that is not empty. */
const noField = Buffer.from('&')

export interface FormLimits {
  mostBytes: number
  mostFields: number
  /** Beyond this a body is not even read to its end: the connection is cut. */
  patienceBytes: number
}

/**
 * Reads what a form sends, counted byte by byte, and puts it back, so that the middleware behind it can
 * read the request as it came: it gets a form whole or not at all. Forms of this shop send fields and nothing else,
 * so every other kind of body is refused (415) before a parser of it could fail.
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
    headers['content-type'] = form
    const isEmpty = !hasBody || (request.complete && request.readableLength === 0)
    if (isEmpty) return next()

    const chunks: Buffer[] = []
    let bytes = 0
    const read = () => {
      while (request.readableLength > 0) {
        const chunk = request.read() as Buffer
        bytes += chunk.length
        if (bytes <= mostBytes) chunks.push(chunk)
        else chunks.length = 0
      }
      const isTooLong = bytes > patienceBytes
      if (!request.complete && !isTooLong) return
      request.off('readable', read)
      if (isTooLong) return cut(413)
      // Refused only now: a browser that is still sending would show a broken connection instead.
      if (bytes > mostBytes) return response.locals.refuse(413)
      const body = Buffer.concat(chunks)
      if (fieldsOf(body) > mostFields) return response.locals.refuse(413)
      // In the same turn as the last read: afterwards the stream has ended, also one without a byte.
      request.unshift(bytes > 0 ? body : noField)
      next()
    }
    request.on('readable', read)
  }
}

function fieldsOf(body: Buffer): number {
  let fields = 1
  for (const byte of body) if (byte === 0x26) fields += 1
  return fields
}
