import type { PictureClient } from '#server/merchant/images/picture-source.ts'

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createFolderLimit } from './folder-limit.ts'
import type { PictureDemand } from './render-queue.ts'

/** Some fifty thousand pictures with their masters. */
const defaultMaxBytes = 4 * 1024 ** 3

/**
 * Rendered pictures on disk, up to a total size, then without the oldest. A file is renamed into place when complete, so that a process that
 * dies while writing leaves no partial file.
 */
export function createPictureFiles(folder: string, maxBytes = defaultMaxBytes) {
  const limit = createFolderLimit(folder, maxBytes)
  const pendingByPath = new Map<string, PendingPicture>()
  return {
    /** The file of a key; null if it does not exist. */
    find: (key: string, extension: string) => existingAt(pathOf(key, extension)),
    /** Whether the file of a key is being rendered, or waits to be. */
    isPending: (key: string, extension: string) => pendingByPath.has(pathOf(key, extension)),
    /**
     * The file of a key, rendered first if it does not exist; parallel requests of a key share one rendering.
     * Throws an AbortError when all readers left before it began.
     */
    async get(
      key: string,
      extension: string,
      make: (demand: PictureDemand) => Promise<Uint8Array>,
      reader: PictureClient = { isVisitor: true },
    ): Promise<Uint8Array> {
      const path = pathOf(key, extension)
      const existing = await existingAt(path)
      if (existing) return existing
      const pending = pendingByPath.get(path) ?? startRendering(path, make)
      return awaitPicture(path, pending, reader)
    },
  }

  function pathOf(key: string, extension: string): string {
    return join(folder, key.slice(0, 2), `${key}.${extension}`)
  }

  async function existingAt(path: string): Promise<Uint8Array | null> {
    const file = await readFile(path).catch(() => null)
    return file && file.length > 0 ? file : null
  }

  function startRendering(
    path: string,
    make: (demand: PictureDemand) => Promise<Uint8Array>,
  ): PendingPicture {
    const readers = new Set<PictureClient>()
    const abortController = new AbortController()
    const file = make({
      signal: abortController.signal,
      isAwaited: () => [...readers].some(({ isVisitor }) => isVisitor),
    }).then(async (rendered) => {
      // The visitor does not wait for old files to be deleted.
      if (await writeAtomically(path, rendered)) void limit.added(rendered.length)
      return rendered
    })
    const pending: PendingPicture = { file, readers, abortController }
    pendingByPath.set(path, pending)
    const removePending = () => {
      if (pendingByPath.get(path) === pending) pendingByPath.delete(path)
    }
    file.then(removePending, removePending)
    return pending
  }

  function awaitPicture(
    path: string,
    pending: PendingPicture,
    reader: PictureClient,
  ): Promise<Uint8Array> {
    pending.readers.add(reader)
    const removeReader = () => {
      pending.readers.delete(reader)
      if (pending.readers.size > 0) return
      // Later requests start a new rendering.
      if (pendingByPath.get(path) === pending) pendingByPath.delete(path)
      pending.abortController.abort()
    }
    if (reader.signal?.aborted) removeReader()
    else reader.signal?.addEventListener('abort', removeReader, { once: true })
    return pending.file.finally(() => reader.signal?.removeEventListener('abort', removeReader))
  }
}

interface PendingPicture {
  file: Promise<Uint8Array>
  readers: Set<PictureClient>
  abortController: AbortController
}

/**
 * Writes a file completely or not at all; returns whether it was written. On a full or read-only disk
 * the picture is rendered again at the next request.
 */
async function writeAtomically(path: string, file: Uint8Array): Promise<boolean> {
  const temporaryPath = `${path}.${randomUUID()}.draft`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(temporaryPath, file)
    await rename(temporaryPath, path)
    return true
  } catch {
    await rm(temporaryPath, { force: true }).catch(() => undefined)
    return false
  }
}
