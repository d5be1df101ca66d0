import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export interface KeptDocument {
  /** The entity tag without quotes and encoding. */
  etag: string
  headers: Readonly<Record<string, string | string[]>>
  bodies: CompressedBodies
  lifetime: Lifetime
  /** Fields of the page in the log. */
  logFields: LogFields
}

/** Names of the requested screen, market and language. */
interface LogFields {
  screen?: string | null
}

/** Shared by the documents of one text. */
export interface CompressedBodies {
  br: Buffer
  /** Null until a client requests it. */
  gzip: Buffer | null
  /** Whether `br` is as small as it can be. */
  isSmallest: boolean
}

/** Milliseconds of `performance.now()`. */
export interface Lifetime {
  freshUntil: number
  /** Until then it is served while a newer one is rendered. */
  staleUntil: number
  /** Until then it is served when no newer one can be rendered. */
  usableUntil: number
}

export interface FinishedResponse {
  headers: Readonly<Record<string, unknown>>
  body: Buffer
}

/** Headers of one response, or of its connection. */
const ownHeaders = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'keep-alive',
  'surrogate-control',
  'transfer-encoding',
  'vary',
  'x-request-id',
])

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompress = promisify(brotliDecompress)
/** Takes three milliseconds for a list. */
const quickQuality = 5

/** Many visitors get it: inline scripts are allowed by hash instead of its nonce, and the body is compressed once for a text. */
export async function keepDocument(
  { headers, body }: FinishedResponse,
  lifetime: Lifetime,
  logFields: LogFields,
  earlier?: KeptDocument,
): Promise<KeptDocument> {
  const policy = String(headers['content-security-policy'] ?? '')
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
  const requestId = String(headers['x-request-id'] ?? '')
  const html = body.toString('utf8')
  const text = (nonce ? html.replaceAll(` nonce="${nonce}"`, '') : html).replaceAll(requestId, '')
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (!ownHeaders.has(name)) kept[name] = Array.isArray(value) ? value.map(String) : String(value)
  }
  const vary = [headers.vary ?? []].flat().join(', ').split(/,\s*/)
  const varyOther = vary.filter((name) => !['', 'accept-encoding'].includes(name.toLowerCase()))
  kept.vary = ['Accept-Encoding', ...varyOther].join(', ')
  if (policy) {
    const hashes = nonce ? inlineScriptHashes(html, nonce, requestId) : []
    kept['content-security-policy'] = policy.replace(
      `'nonce-${nonce}'`,
      [...new Set(hashes)].map((hash) => `'${hash}'`).join(' '),
    )
  }
  const bodies = earlier?.etag === etag ? earlier.bodies : await keepBodies(Buffer.from(text))
  return { etag, headers: kept, bodies, lifetime, logFields }
}

/** Allows scripts with the response's nonce only; an injected script has none. */
function inlineScriptHashes(html: string, nonce: string, requestId: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(([, attributes = '', content = '']) => {
    const isInline = attributes.includes(`nonce="${nonce}"`) && !/\ssrc=/.test(attributes)
    if (!isInline || attributes.includes('type="application/')) return []
    const text = content.replaceAll(requestId, '')
    return [`sha256-${createHash('sha256').update(text).digest('base64')}`]
  })
}

async function keepBodies(text: Buffer): Promise<CompressedBodies> {
  return { br: await brotli(text, quickQuality), gzip: null, isSmallest: false }
}

/** The text itself, uncompressed. */
export const textOf = ({ br }: CompressedBodies): Promise<Buffer> => decompress(br)

/** For clients without brotli; held for the next of them. */
export async function gzipOf(bodies: CompressedBodies): Promise<Buffer> {
  return (bodies.gzip ??= await compressGzip(await textOf(bodies)))
}

/** Compresses again as small as possible, an eighth smaller. */
export async function recompress(bodies: CompressedBodies): Promise<void> {
  if (bodies.isSmallest) return
  bodies.isSmallest = true
  bodies.br = await brotli(await textOf(bodies))
}

/** @param quality from 0 to 11, the smallest */
export async function brotli(
  text: Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const piece = await compressBrotli(text, {
    // A window of the page's size, and one piece, halve the time.
    chunkSize: 64 * 1024,
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_LGWIN]: 18,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  // A kept document would hold the whole piece, of which it fills a half.
  return Buffer.from(piece)
}

/** Bytes of a document, with the gzip that a client may request. */
export const sizeOf = ({ bodies, headers }: KeptDocument): number =>
  2 * bodies.br.length + JSON.stringify(headers).length + 500
