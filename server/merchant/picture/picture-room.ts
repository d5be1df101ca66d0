import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { AheadPicture } from './ahead-pictures.rules.ts'
import type { Demand, Easels } from './easels.ts'
import { createEasels } from './easels.ts'
import type { PictureAddress, PictureFormat } from './picture-address.ts'
import { formatFor, readPictureAddress, readSceneName } from './picture-address.ts'
import { createPictureFiles } from './picture-files.ts'
import type { PictureOrder } from './picture-order.ts'
import { drawingVersion } from './picture-order.ts'
import type { PictureSubject, PictureView } from './picture-subject.ts'

export interface PictureRoomOptions {
  /** Pictures are kept in `{dataDir}/pictures`. */
  dataDir: string
  /** What a product's picture shows; `fileName` as in the catalogue (`{slug}-1.jpg`). */
  findSubject(fileName: string): { subject: PictureSubject; view: PictureView } | null
  /** Where pictures are made; threads of its own unless told. */
  easels?: Easels
  /** How long a visitor waits for a picture, in milliseconds. */
  limitMs?: number
}

/** Before the storefront gives up waiting: a picture that is waited for holds one of few connections. */
const usualLimitMs = 4_500

export interface PictureRoom {
  /** Answers `/images/{type}/{folder}/{fileName}`: 200, 304, 404, 405; 499 to one who left; 503 when it is not drawn in time, and goes on being drawn. */
  fetch(request: Request): Promise<Response>
  /** Draws a picture before anybody asks for it, behind all that visitors wait for. */
  drawAhead(picture: AheadPicture): Promise<void>
  close(): Promise<void>
}

/** Serves the shop's pictures: drawn when first asked for, from disk ever after. */
export function createPictureRoom({
  dataDir,
  findSubject,
  easels = createEasels(),
  limitMs = usualLimitMs,
}: PictureRoomOptions): PictureRoom {
  const files = createPictureFiles(join(dataDir, 'pictures'))
  return {
    close: () => easels.close(),
    drawAhead: async ({ path, format }) => {
      const address = readPictureAddress(path)
      const what = address && whatToShow(address, findSubject)
      if (!address || !what) return
      const order: PictureOrder = { what, width: address.width, format }
      await files.open(keyOf(order), format, (demand) => easels.make(order, demand), {
        isVisitor: false,
      })
    },
    fetch: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      }
      const address = readPictureAddress(new URL(request.url).pathname)
      const what = address && whatToShow(address, findSubject)
      if (!address || !what) return notFound()
      const format = formatFor(address.extension, request.headers.get('accept'))
      const order: PictureOrder = { what, width: address.width, format }
      const key = keyOf(order)
      const headers = new Headers({
        etag: `"${key}"`,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
      })
      if (names(request.headers.get('if-none-match'), key)) {
        return new Response(null, { status: 304, headers })
      }
      const reader = { isVisitor: true, signal: request.signal }
      const make = (demand: Demand) => easels.make(order, demand)
      const open = () => files.open(key, format, make, reader)
      // A making that others gave up, or whose thread ended, is begun once more for who still waits.
      const again = () => (request.signal.aborted ? null : open())
      const drawn = open()
        .catch(again)
        .catch((error: unknown) => {
          if (request.signal.aborted) return null
          throw error
        })
      const file = await Promise.race([drawn, late(limitMs)])
      if (file === 'late') return notYet()
      // Read by nobody: the visitor has closed the connection.
      if (!file) return new Response(null, { status: 499 })
      headers.set('content-type', contentTypes[format])
      headers.set('content-length', String(file.length))
      // A copy, because a buffer read from disk may be a window on a larger one.
      const body = request.method === 'HEAD' ? null : new Uint8Array(file)
      return new Response(body, { status: 200, headers })
    },
  }
}

function whatToShow(
  { type, name }: PictureAddress,
  findSubject: PictureRoomOptions['findSubject'],
): PictureOrder['what'] | null {
  const scene = type === 'product' ? null : readSceneName(name)
  if (scene) return { of: 'scene', ...scene }
  // Catalogue names end in .jpg whatever format is asked for.
  const found = findSubject(`${name}.jpg`)
  return found && { of: 'product', ...found }
}

/** The same order gives the same bytes, so its fingerprint is the picture's strong ETag. */
function keyOf(order: PictureOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, order]))
    .digest('hex')
    .slice(0, 32)
}

function names(ifNoneMatch: string | null, key: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${key}"`)
}

function late(ms: number): Promise<'late'> {
  return new Promise((resolve) => setTimeout(resolve, ms, 'late').unref())
}

/** Kept by nobody: it is there the next time. */
const notYet = () =>
  new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })

const notFound = () =>
  new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } })

const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}
