import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import inject from 'light-my-request'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

import type { DocumentKey } from '#app/context.ts'
import { addressForLog } from '#server/http/log/address-for-log.ts'
import { logWhenSent, type SentLog } from '#server/http/log/log-when-sent.ts'

import {
  keepDocument,
  recompress,
  sizeOf,
  type CompressedBodies,
  type KeptDocument,
} from './kept-document.ts'
import type { InlineStyles } from './inline-styles.ts'
import { readLifetime } from './read-lifetime.ts'
import { sendDocument } from './send-document.ts'
import type { SharedDocuments } from './shared-documents.ts'

export interface DocumentCacheOptions extends SentLog {
  /** The shop's whole host: answers what is not kept, and renders what is. */
  host: (request: IncomingMessage, response: ServerResponse) => void
  /** What the document of a request depends on; null when none can answer it. */
  keyOf(request: IncomingMessage): DocumentKey | null
  /** Of the build: pages that may be kept, and those of visitors without them, contain their style sheets. */
  inlineStyles?: InlineStyles
  documents?: DocumentStore
  /** Documents that all instances share; null or absent for one that keeps them alone. */
  shared?: SharedDocuments | null
}

export type DocumentStore = LRUCache<string, KeptDocument>

const maxBytes = 48 * 1024 * 1024

export function createDocumentStore(): DocumentStore {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (document, key) => sizeOf(document) + 2 * key.length,
  })
}

/** A page is kept when it is requested twice within this time, so that invented addresses push out nothing. */
const admissionMs = 60_000
/** After a renewal without a result the next one waits. */
const retryMs = 2_000
/** While another instance renders a document, this one looks for it at requests this far apart. */
const otherRendersMs = 250
/** What could not be kept is not rendered for it again so soon. */
const refusedMs = 10 * 60_000
const renewalDeadlineMs = 10_000
const maxPendingRenewals = 100
/** Fewer are admitted at a time, so that the renewals of kept pages find places among those of invented addresses. */
const maxPendingAdmissions = 50

/** Finished public documents, which instances share. A stale one is sent while it is renewed, and for a day when that fails. */
export function documentCache({
  host,
  keyOf,
  inlineStyles,
  documents = createDocumentStore(),
  shared = null,
  ...sentLog
}: DocumentCacheOptions): RequestListener {
  const { log, metrics } = sentLog
  const requestedAt = new LRUCache<string, number>({ max: 5_000 })
  const pausedUntil = new LRUCache<string, number>({ max: 5_000 })
  /** Documents whose last renewal ended in an error: they are served for longer. */
  const failing = new LRUCache<string, true>({ max: 5_000 })
  const pending = new Set<string>()
  /** One at a time: visitors' own requests come first. */
  const renewals = pLimit(1)
  const shrinking = pLimit(1)
  metrics?.watch('documents', () => documents.size)
  metrics?.watch('documentBytes', () => documents.calculatedSize)
  metrics?.watch('renewalsPending', () => pending.size)

  return (request, response) => {
    const key = keyOf(request)
    const document = key && documents.get(key.key)
    const now = performance.now()
    if (!key || !document || now > usableUntil(key, document)) return miss(key)
    const isStale = now > document.lifetime.freshUntil
    if (isStale) renew(key)
    const ttl = Math.ceil((document.lifetime.freshUntil - now) / 1000)
    const cacheStatus = `hemvist; hit; ttl=${ttl}`
    const sent = { cacheControl: key.cacheControl, cacheStatus }
    const cache = isStale ? 'stale' : 'hit'
    metrics?.documentRequested(cache)
    if (key.isFilled) {
      Object.assign(response, { locals: { documentToFill: { document, ...sent }, cache } })
      return host(request, response)
    }
    const fields = { startedAt: now, ...document.logFields, cache }
    const { requestId } = logWhenSent(sentLog, request, response, fields)
    sendDocument(document, { requestId, ...sent }, request, response)

    function miss(missed: DocumentKey | null): void {
      if (missed) metrics?.documentRequested('miss')
      // A browser's guess at what its visitor opens next (`app/routing/prefetch`): nothing is rendered for it. No 504,
      // which browsers report as an error of the page.
      if (isGuess(request)) {
        if (missed) admit(missed)
        logWhenSent(sentLog, request, response, { startedAt: now, cache: 'miss' })
        response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
        return
      }
      if (missed) {
        response.setHeader('Cache-Status', 'hemvist; fwd=uri-miss')
        response.on('finish', () => response.statusCode === 200 && admit(missed))
      }
      // Who has a cart or a login has seen other pages, and has the files.
      const mayBeFirstVisit = missed ? !missed.isFilled : !request.headers.cookie
      if (mayBeFirstVisit)
        Object.assign(response, { locals: { inlineStyles: stylesFor(response) } })
      host(request, response)
    }
  }

  function stylesFor(response: ServerResponse) {
    return (html: string) => inlineStyles?.(html, response) ?? html
  }

  function usableUntil({ key }: DocumentKey, { lifetime }: KeptDocument): number {
    return failing.has(key) ? lifetime.usableUntil : lifetime.staleUntil
  }

  function admit(key: DocumentKey): void {
    const now = performance.now()
    const before = requestedAt.get(key.key)
    requestedAt.set(key.key, now)
    const isAsked = before !== undefined && now - before < admissionMs
    if (isAsked || documents.has(key.key)) renew(key)
    else if (shared) renew(key, { mayRender: false })
  }

  function renew(key: DocumentKey, { mayRender = true } = {}): void {
    const isPaused = (pausedUntil.get(key.key) ?? 0) > performance.now()
    const places = documents.has(key.key) ? maxPendingRenewals : maxPendingAdmissions
    if (isPaused || pending.has(key.key) || pending.size >= places) return
    pending.add(key.key)
    renewals(() => renewOrAdopt(key, mayRender))
      .catch((error: unknown) => {
        pausedUntil.set(key.key, performance.now() + retryMs)
        failing.set(key.key, true)
        metrics?.documentRenewed('failed')
        log.warn({ err: error, path: addressForLog(key.url) }, 'document cache renewal failed')
      })
      .finally(() => pending.delete(key.key))
      .catch(() => undefined)
  }

  async function renewOrAdopt(key: DocumentKey, mayRender: boolean): Promise<void> {
    if (!shared) return renewNow(key)
    if ((await adopt(key, shared)) || !mayRender) return
    if (!(await shared.lock(key.key))) {
      pausedUntil.set(key.key, performance.now() + otherRendersMs)
      return
    }
    try {
      // Another instance may have finished it between the first look and the lock.
      if (!(await adopt(key, shared))) await renewNow(key)
    } finally {
      await shared.unlock(key.key)
    }
  }

  /** Takes the document of another instance where there is a newer one; returns whether that is fresh. */
  async function adopt({ key }: DocumentKey, from: SharedDocuments): Promise<boolean> {
    const earlier = documents.get(key)
    const other = await from.read(key)
    if (!other || other.lifetime.freshUntil <= (earlier?.lifetime.freshUntil ?? 0)) return false
    if (earlier?.etag === other.etag) other.bodies = earlier.bodies
    documents.set(key, other)
    failing.delete(key)
    metrics?.documentRenewed('adopted')
    return other.lifetime.freshUntil > performance.now()
  }

  async function renewNow(key: DocumentKey): Promise<void> {
    let page: ServerResponse | undefined
    const startedAt = performance.now()
    // `AbortSignal.timeout` would hold the finished response until the time is up.
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), renewalDeadlineMs)
    const result = await inject(
      (request, response) => {
        page = response as unknown as ServerResponse
        page.setMaxListeners(20)
        // Express replaces the prototype of a response, which has the methods that collect the body.
        Object.assign(page, Object.getPrototypeOf(page))
        // Without a connection there is nothing that could stall, and what has ended is sent.
        page.setTimeout = () => page!
        Object.defineProperty(page, 'writableFinished', { get: () => page!.writableEnded })
        const locals = { isForManyVisitors: true, inlineStyles: stylesFor(page), cache: 'renewal' }
        Object.assign(page, { locals })
        host(request as unknown as IncomingMessage, page)
      },
      {
        method: 'GET',
        url: key.url,
        headers: key.requestHeaders(),
        signal: deadline.signal,
      },
    ).finally(() => clearTimeout(timer))
    if (result.statusCode >= 500) throw new Error(`status ${result.statusCode}`)
    failing.delete(key.key)
    const lifetime = readLifetime(result.headers['surrogate-control'], startedAt)
    if (result.statusCode !== 200 || !lifetime || result.headers['set-cookie']) {
      const earlier = documents.get(key.key)
      // A page without one of its parts is not kept, but does not replace the whole one either.
      const isPartial = result.statusCode === 200 && earlier !== undefined
      if (!isPartial) documents.delete(key.key)
      pausedUntil.set(key.key, performance.now() + (isPartial ? retryMs : refusedMs))
      metrics?.documentRenewed('refused')
      return
    }
    const { locals } = page as unknown as { locals: PageLocals }
    const response = { headers: result.headers, body: result.rawPayload }
    const earlier = documents.get(key.key)
    const logFields = { ...locals.resolvedAddress }
    const document = await keepDocument(response, lifetime, logFields, earlier)
    documents.set(key.key, document)
    metrics?.documentRenewed('rendered')
    await shared?.write(key.key, document)
    // A document that has not changed since it was last rendered is worth a quarter of a second of a core.
    if (document.bodies === earlier?.bodies) shrink(document.bodies)
  }

  /** A function of its own: one within the renewal would hold its whole response while it waits. */
  function shrink(bodies: CompressedBodies): void {
    shrinking(recompress, bodies).catch(() => undefined)
  }
}

/** Data of a page, if it is cached (RFC 9111, section 5.2.1.7). */
const isGuess = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  /\.data(\?|$)/.test(url) &&
  /(^|[\s,])only-if-cached([\s,]|$)/i.test(headers['cache-control'] ?? '')

interface PageLocals {
  resolvedAddress?: { screen: string | null; market: string | null; language: string }
}
