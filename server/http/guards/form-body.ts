import type { RequestHandler } from 'express'

const form = 'application/x-www-form-urlencoded'
/**
 * Mail programs end a subscription by this form, in either encoding (RFC 8058). Its one field is constant, so no
 * multipart body is parsed: one that contains it is replaced.
 */
const oneClick = Buffer.from('List-Unsubscribe=One-Click')
const oneClickPart = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/
const oneClickPath = /\/newsletter\/unsubscribe$/
/** An empty form, as a non-empty body. */
const emptyForm = Buffer.from('&')

export interface FormLimits {
  maxBytes: number
  maxFields: number
  /** Above this size the body is not read to its end: the connection is closed. */
  abortBytes: number
}

/**
 * Reads the body of a form, counted byte by byte, and restores it, so that later middleware reads
 * the request unchanged: it receives a complete form or none. Forms of this shop contain only
 * fields, so every other body type is rejected (415) before a parser of it could fail.
 */
export function formBody({ maxBytes, maxFields, abortBytes }: FormLimits): RequestHandler {
  return (request, response, next) => {
    const { headers, method } = request
    const announced = Number(headers['content-length'] ?? 0)
    const hasBody = announced > 0 || headers['transfer-encoding'] !== undefined
    const abort = (status: number, reason: string) =>
      response.locals.refuse(status, reason, { Connection: 'close' })

    if (method !== 'POST') return hasBody ? abort(413, 'body without a form') : next()
    if (announced > abortBytes) return abort(413, 'body too long')
    const [kind] = (headers['content-type'] ?? '').split(';')
    const type = kind?.trim().toLowerCase()
    const isMultipart = type === 'multipart/form-data' && oneClickPath.test(request.path)
    if (hasBody && ((type !== form && !isMultipart) || headers['content-encoding'])) {
      return abort(415, 'not a form')
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
        if (bytes <= maxBytes) chunks.push(chunk)
        else chunks.length = 0
      }
      const isTooLong = bytes > abortBytes
      if (!request.complete && !isTooLong) return
      request.off('readable', read)
      if (isTooLong) return abort(413, 'body too long')
      // Rejected only now: a browser that is still sending would show a connection error instead.
      if (bytes > maxBytes) return response.locals.refuse(413, 'body too long')
      const received = Buffer.concat(chunks)
      if (isMultipart && !oneClickPart.test(received.toString('latin1')))
        return abort(415, 'not a form')
      const body = isMultipart ? oneClick : received
      if (isMultipart && announced > 0) headers['content-length'] = String(body.length)
      if (fieldsOf(body) > maxFields) return response.locals.refuse(413, 'too many fields')
      // In the same turn as the last read: afterwards the stream has ended, also one without a
      // byte.
      request.unshift(bytes > 0 ? body : emptyForm)
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
