import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { parseSceneName } from '../vocabulary/scene.ts'
import type { PictureSubject, PictureView } from '../vocabulary/appearance.ts'
import {
  chooseFormat,
  parseImageAddress,
  type ImageAddress,
  type ImageFormat,
} from './image-address.ts'
import type { PictureRequest, PictureSource } from './picture-source.ts'

interface ImageRouterOptions {
  source: PictureSource
  /** Subject of a product's picture; `fileName` as in the catalogue (`{slug}-1.jpg`). */
  findSubject(fileName: string): { subject: PictureSubject; view: PictureView } | null
  /** A stored picture of a review, as JPEG. */
  findReviewPicture?(name: string, width: number): Uint8Array | null
  /** How long a visitor waits for a picture, in milliseconds. */
  timeoutMs?: number
}

/** Shorter than the storefront's own timeout, because a waiting request occupies a connection. */
const defaultTimeoutMs = 4_500
/** A picture keeps its address when a new version draws it otherwise, or an import changes its product. */
const pictureCaching = 'public, max-age=86400, stale-while-revalidate=31536000'

/** Serves the merchant's pictures by the image URL scheme of the public API. */
export function createImageRouter({
  source,
  findSubject,
  findReviewPicture = () => null,
  timeoutMs = defaultTimeoutMs,
}: ImageRouterOptions) {
  return {
    /** Renders the picture of an address before it is requested. */
    make: async (path: string, format: ImageFormat): Promise<void> => {
      const picture = pictureAt(path, () => format)
      if (picture) await source.get(picture.request, picture.key, { isVisitor: false })
    },
    /** Answers 200, 304, 404; 499 when the client has gone; 503 when it takes too long and is still being rendered. */
    fetch: async (request: Request): Promise<Response> => {
      const accept = request.headers.get('accept')
      const { pathname } = new URL(request.url)
      const stored = reviewPictureAt(pathname)
      if (stored) {
        const body = request.method === 'HEAD' ? null : new Uint8Array(stored)
        return new Response(body, { headers: reviewPictureHeaders })
      }
      const picture = pictureAt(pathname, ({ extension }) => chooseFormat(extension, accept))
      if (!picture) return notFound()
      const { key } = picture
      const headers = new Headers({
        etag: `"${key}"`,
        'cache-control': pictureCaching,
        vary: 'accept',
      })
      if (matchesEtag(request.headers.get('if-none-match'), key)) {
        return new Response(null, { status: 304, headers })
      }
      const client = { isVisitor: true, signal: request.signal }
      const get = () => source.get(picture.request, key, client)
      // One retry while the client waits: another client may have cancelled the first attempt, or
      // its thread may have ended.
      const retry = () => (request.signal.aborted ? null : get())
      const rendered = get()
        .catch(retry)
        .catch((error: unknown) => {
          if (request.signal.aborted) return null
          throw error
        })
      const file = await Promise.race([
        rendered,
        setTimeout(timeoutMs, 'late' as const, { ref: false }),
      ])
      if (file === 'late') return notReady()
      // The client has closed the connection.
      if (!file) return new Response(null, { status: 499 })
      headers.set('content-type', contentTypes[picture.request.format])
      headers.set('content-length', String(file.length))
      // Copied, because a buffer read from disk may be a view of a larger one.
      const body = request.method === 'HEAD' ? null : new Uint8Array(file)
      return new Response(body, { status: 200, headers })
    },
  }

  function reviewPictureAt(path: string) {
    const address = parseImageAddress(path)
    const isReview = address?.type === 'review' && address.extension === 'jpg'
    return isReview ? findReviewPicture(address.name, address.width) : null
  }

  function pictureAt(path: string, choose: (address: ImageAddress) => ImageFormat) {
    const address = parseImageAddress(path)
    const what = address && address.type !== 'review' && pictureSubjectOf(address, findSubject)
    if (!address || !what) return null
    const request: PictureRequest = { what, width: address.width, format: choose(address) }
    return { request, key: keyOf(source.version, request) }
  }
}

function pictureSubjectOf(
  { type, name }: ImageAddress,
  findSubject: ImageRouterOptions['findSubject'],
): PictureRequest['what'] | null {
  const scene = type === 'product' ? null : parseSceneName(name)
  if (scene) return { of: 'scene', ...scene }
  // File names in the catalogue end in .jpg, whatever the requested format.
  const found = findSubject(`${name}.jpg`)
  return found && { of: 'product', ...found }
}

/** The same request gives the same bytes, so its hash is a strong ETag. */
function keyOf(version: string, request: PictureRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([version, request]))
    .digest('hex')
    .slice(0, 32)
}

function matchesEtag(ifNoneMatch: string | null, key: string): boolean {
  return ifNoneMatch?.trim() === '*' || ifNoneMatch?.includes(`"${key}"`) === true
}

/** Not cached: the picture will be ready for the next request. */
const notReady = () =>
  new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })

const notFound = () =>
  new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } })

/** For a day: a picture may be rejected later, or deleted with its account. */
const reviewPictureHeaders = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=86400',
}

const contentTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}
