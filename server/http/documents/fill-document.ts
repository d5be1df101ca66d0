import type { Response } from 'express'
import { LRUCache } from 'lru-cache'

import type { DocumentParts } from '#app/context.ts'

import { gzipPieces, joinGzip } from './gzip-pieces.ts'
import { textOf, type KeptDocument } from './kept-document.ts'
import { acceptsEncoding, documentHeaders, type SentDocument } from './send-document.ts'

/** A kept document for a visitor whose cart, favourites or comparison it lacks. */
export interface DocumentToFill extends Omit<SentDocument, 'requestId'> {
  document: KeptDocument
}

export interface DocumentFilling {
  /** Null for a text that cannot be filled. */
  split: (text: string) => Promise<DocumentParts | null>
  /** The text of each place. */
  fill: (parts: DocumentParts) => Promise<string[]>
}

const maxBytes = 8 * 1024 * 1024

/**
 * Sends kept documents with one visitor's parts. Texts that were split and compressed last are held, which takes as
 * long as rendering.
 *
 * @returns a function that returns false when it sends nothing: then the page is rendered
 */
export function filledDocumentSender() {
  const splitTexts = new LRUCache<string, DocumentParts>({
    maxSize: maxBytes,
    sizeCalculation: ({ texts }) => sizeOf(texts),
  })
  const pieces = new LRUCache<string, Buffer[]>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  return async (
    { document, ...sent }: DocumentToFill,
    response: Response,
    { split, fill }: DocumentFilling,
  ): Promise<boolean> => {
    const { bodies, etag } = document
    const parts = splitTexts.get(etag) ?? (await split((await textOf(bodies)).toString()))
    if (!parts) return false
    splitTexts.set(etag, parts)
    const filled = await fill(parts)
    const plain = parts.texts.flatMap((text, index) => [text, Buffer.from(filled[index] ?? '')])
    const { requestId } = response.locals
    response.set(Object.fromEntries(documentHeaders(document, { ...sent, requestId })))
    // Sent in one piece, since a stream waits for the event loop several times. Pages of one visitor have no entity tag.
    if (!acceptsEncoding(response.req, 'gzip')) {
      response.send(Buffer.concat(plain))
      return true
    }
    const differs = parts.places.map(({ text }, index) => text !== filled[index])
    const key = `${etag} ${differs.map(Number).join('')}`
    const compressed = pieces.get(key) ?? (await gzipPieces(parts, differs))
    pieces.set(key, compressed)
    const between = filled.filter((_text, index) => differs[index])
    response.set('content-encoding', 'gzip').send(joinGzip(plain, compressed, between))
    return true
  }
}

const sizeOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 1)
