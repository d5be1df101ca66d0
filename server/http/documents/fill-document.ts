import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import type { Response } from 'express'

import type { KeptDocument } from './kept-document.ts'
import { documentHeaders, type SentDocument } from './send-document.ts'

/** A kept document for a visitor whose cart, favourites or comparison it lacks. */
export interface DocumentToFill extends Omit<SentDocument, 'requestId'> {
  document: KeptDocument
}

const decompress = promisify(gunzip)

/**
 * Sends a kept document with the parts of one visitor.
 *
 * @param fill returns the text with the visitor's parts; null when it cannot
 * @returns false when nothing is sent: then the page is rendered
 */
export async function sendFilledDocument(
  { document, ...sent }: DocumentToFill,
  response: Response,
  fill: (text: string) => Promise<string | null>,
): Promise<boolean> {
  const text = (await decompress(document.bodies.gzip)).toString()
  const filled = await fill(text)
  if (filled === null) return false
  const { requestId } = response.locals
  response.set(documentHeaders(document, { ...sent, requestId }))
  // Without an entity tag: the text is one visitor's, who would need it again at once.
  response.send(Buffer.from(filled))
  return true
}
