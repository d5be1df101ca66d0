import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureReader } from '#server/merchant/images/picture-source.ts'
import type { PictureDemand } from './render-queue.ts'

export interface PictureFiles {
  /**
   * The file of a key, made first if there is none; parallel requests of a key share one rendering.
   * Throws an AbortError when all readers left before it began.
   */
  get(
    key: string,
    extension: string,
    make: (demand: PictureDemand) => Promise<Uint8Array>,
    reader?: PictureReader,
  ): Promise<Uint8Array>
}

/**
 * Rendered pictures on disk. A file is renamed into place when complete, so that a process that
 * dies while writing leaves no partial file.
 */
export function createPictureFiles(folder: string): PictureFiles {
  const pendingByPath = new Map<string, PendingPicture>()
  return {
    get: async (key, extension, make, reader = { isVisitor: true }) => {
      const path = join(folder, key.slice(0, 2), `${key}.${extension}`)
      const kept = await readFile(path).catch(() => null)
      if (kept && kept.length > 0) return kept
      const pending = pendingByPath.get(path) ?? start(path, make)
      return awaitPicture(path, pending, reader)
    },
  }

  function start(
    path: string,
    make: (demand: PictureDemand) => Promise<Uint8Array>,
  ): PendingPicture {
    const readers = new Set<PictureReader>()
    const abandoned = new AbortController()
    const file = make({
      signal: abandoned.signal,
      isAwaited: () => [...readers].some(({ isVisitor }) => isVisitor),
    }).then(async (made) => {
      await writeWhole(path, made)
      return made
    })
    const pending: PendingPicture = { file, readers, abandoned }
    pendingByPath.set(path, pending)
    const forget = () => {
      if (pendingByPath.get(path) === pending) pendingByPath.delete(path)
    }
    file.then(forget, forget)
    return pending
  }

  function awaitPicture(
    path: string,
    pending: PendingPicture,
    reader: PictureReader,
  ): Promise<Uint8Array> {
    pending.readers.add(reader)
    const leave = () => {
      pending.readers.delete(reader)
      if (pending.readers.size > 0) return
      // Later requests start a new rendering.
      if (pendingByPath.get(path) === pending) pendingByPath.delete(path)
      pending.abandoned.abort()
    }
    if (reader.signal?.aborted) leave()
    else reader.signal?.addEventListener('abort', leave, { once: true })
    return pending.file.finally(() => reader.signal?.removeEventListener('abort', leave))
  }
}

interface PendingPicture {
  file: Promise<Uint8Array>
  readers: Set<PictureReader>
  abandoned: AbortController
}

/**
 * Writes a file completely or not at all. On a full or read-only disk the picture is rendered again
 * at the next request.
 */
async function writeWhole(path: string, file: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, file)
    await rename(draft, path)
  } catch {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}
