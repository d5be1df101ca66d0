import type { Request, RequestHandler } from 'express'

import { takesFiles } from '#app/routing/paths/takes-files.ts'

const form = 'application/x-www-form-urlencoded'
/** Mail programs end a subscription by this constant field, in either encoding (RFC 8058): no multipart body is parsed. */
const oneClick = Buffer.from('List-Unsubscribe=One-Click')
const oneClickPart = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/
const oneClickPath = /\/newsletter\/unsubscribe$/
/** An empty form, as a non-empty body. */
const emptyForm = Buffer.from('&')

/** Of a part: the names of a field and of a file. */
const maxHeadBytes = 4 * 1024

export interface FormLimits {
  maxBytes: number
  maxFields: number
  /** Above this size the body is not read to its end: the connection is closed. */
  abortBytes: number
}

/**
 * Reads a form's body, counted by bytes, and restores it: later middleware gets all of it or none. Forms contain only
 * fields, but for reviews; other types are rejected (415) before a parser fails. Files that are too large are cut off,
 * so that the page can say so with all that was typed.
 *
 * @param uploads the limits of the form with files
 */
export function formBody(fieldLimits: FormLimits, uploads: FormLimits): RequestHandler {
  return (request, response, next) => {
    const { headers, method } = request
    const announced = Number(headers['content-length'] ?? 0)
    const hasBody = announced > 0 || headers['transfer-encoding'] !== undefined
    const abort = (status: number, reason: string) =>
      response.locals.refuse(status, reason, { Connection: 'close' })

    if (method !== 'POST') return hasBody ? abort(413, 'body without a form') : next()
    const boundary = uploadBoundary(request)
    const { maxBytes, maxFields, abortBytes } = boundary ? uploads : fieldLimits
    if (announced > abortBytes) return abort(413, 'body too long')
    const type = typeOf(request)
    const isOneClick = type === multipart && oneClickPath.test(request.path)
    const isForm = type === form || isOneClick || boundary
    if (hasBody && (!isForm || headers['content-encoding'])) return abort(415, 'not a form')
    if (!boundary) headers['content-type'] = form
    const isEmpty = !hasBody || (request.complete && request.readableLength === 0)
    if (isEmpty) return next()

    const chunks: Buffer[] = []
    let bytes = 0
    /** How many chunks hold the fields in front of files. */
    let firstChunks = 0
    const read = () => {
      while (request.readableLength > 0) {
        const chunk = request.read() as Buffer
        bytes += chunk.length
        if (bytes <= maxBytes) chunks.push(chunk)
        else chunks.length = boundary ? firstChunks : 0
        if (bytes <= fieldLimits.maxBytes || chunks.length === 1) firstChunks = chunks.length
      }
      const isTooLong = bytes > abortBytes
      if (!request.complete && !isTooLong) return
      request.off('readable', read)
      if (isTooLong) return abort(413, 'body too long')
      const received = Buffer.concat(chunks)
      const cut = bytes > maxBytes && boundary ? withoutFiles(received, boundary) : null
      // Rejected only now: a browser that is still sending would show a connection error instead.
      if (bytes > maxBytes && !cut) return response.locals.refuse(413, 'body too long')
      if (isOneClick && !oneClickPart.test(received.toString('latin1')))
        return abort(415, 'not a form')
      const body = cut ?? (isOneClick ? oneClick : received)
      if (announced > 0) headers['content-length'] = String(body.length)
      if (hasTooManyFields(body, boundary, maxFields)) {
        return response.locals.refuse(413, 'too many fields')
      }
      // In the same turn as the last read: afterwards the stream has ended, also one without a
      // byte.
      request.unshift(bytes > 0 ? body : emptyForm)
      next()
    }
    request.on('readable', read)
  }
}

const multipart = 'multipart/form-data'

function typeOf({ headers }: Request): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase()
}

/** The boundary between the parts of a form with files, where the shop takes files; null for any other request. */
export function uploadBoundary(request: Request): string | null {
  if (request.method !== 'POST' || typeOf(request) !== multipart) return null
  if (!takesFiles(request.path)) return null
  return (
    /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*$/i.exec(request.headers['content-type']!)?.[1] ??
    null
  )
}

const fileHeader = /^Content-Disposition: form-data; name="[^"\r\n]*"(?=; filename)/i

/** The form with a text in place of the first file, and nothing after it; null without a file in what was received. */
function withoutFiles(received: Buffer, boundary: string): Buffer | null {
  const separator = `--${boundary}\r\n`
  for (let at = received.indexOf(separator); at >= 0; at = received.indexOf(separator, at + 1)) {
    const start = at + separator.length
    const [header] = fileHeader.exec(received.toString('latin1', start, start + 200)) ?? []
    if (header === undefined) continue
    const end = `${header}\r\n\r\ntoo large\r\n--${boundary}--\r\n`
    return Buffer.concat([received.subarray(0, start), Buffer.from(end)])
  }
  return null
}

/** Also parts with heads that no browser sends: a parser takes seconds for their lines. */
function hasTooManyFields(body: Buffer, boundary: string | null, maxFields: number): boolean {
  const separator = boundary ? `--${boundary}` : '&'
  let fields = 1
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + 1)) {
    fields += 1
    const head = body.subarray(at, at + maxHeadBytes)
    const isHeadTooLong = head.length === maxHeadBytes && !head.includes('\r\n\r\n')
    if (fields > maxFields || (boundary && isHeadTooLong)) return true
  }
  return false
}
