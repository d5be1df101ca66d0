import type { Response } from 'express'
import { LRUCache } from 'lru-cache'

import type { DocumentParts } from '#app/context.ts'

import { compressOnce, textOf, type CompressedBodies, type KeptDocument } from './kept-document.ts'
import { documentHeaders, encodingOf, type SentDocument } from './send-document.ts'

/** A kept document for a visitor whose cart, favourites or comparison it lacks. */
export interface DocumentToFill extends Omit<SentDocument, 'requestId'> {
  document: KeptDocument
}

/** What the app does for one request. */
export interface DocumentFilling {
  /** Null for a text that cannot be filled. */
  split: (text: string) => Promise<DocumentParts | null>
  fill: (parts: DocumentParts) => Promise<Buffer>
}

export type FilledDocumentSender = (
  document: DocumentToFill,
  response: Response,
  filling: DocumentFilling,
) => Promise<boolean>

const maxBytes = 8 * 1024 * 1024

/**
 * Sends kept documents with the parts of one visitor. Texts that were split last are held, since finding the places
 * in a text takes as long as rendering it.
 *
 * @returns a function that returns false when it sends nothing: then the page is rendered
 */
export function filledDocumentSender(): FilledDocumentSender {
  const splitTexts = new LRUCache<CompressedBodies, DocumentParts>({
    maxSize: maxBytes,
    sizeCalculation: ({ texts }) => texts.reduce((sum, { length }) => sum + length, 1),
  })
  return async ({ document, ...sent }, response, { split, fill }) => {
    const { bodies } = document
    const parts = splitTexts.get(bodies) ?? (await split((await textOf(bodies)).toString()))
    if (!parts) return false
    splitTexts.set(bodies, parts)
    const body = await fill(parts)
    const { requestId } = response.locals
    response.set(documentHeaders(document, { ...sent, requestId }))
    const encoding = encodingOf(response.req)
    if (encoding) response.set('content-encoding', encoding)
    // Sent in one piece, since a stream waits for the event loop several times. Pages of one visitor have no entity tag.
    response.send(encoding ? await compressOnce(body, encoding) : body)
    return true
  }
}
