import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface PictureFiles {
  /** The file kept under a key, made first if there is none; a key is made once at a time. */
  open(key: string, extension: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/**
 * Finished pictures on disk. A file appears under its name whole or not at all, so that a process
 * that dies while writing leaves nothing half.
 */
export function createPictureFiles(folder: string): PictureFiles {
  const underway = new Map<string, Promise<Uint8Array>>()
  return {
    open: async (key, extension, make) => {
      const path = join(folder, key.slice(0, 2), `${key}.${extension}`)
      const kept = await readFile(path).catch(() => null)
      if (kept && kept.length > 0) return kept
      const running = underway.get(path)
      if (running) return running
      const making = make()
        .then(async (file) => {
          await keep(path, file)
          return file
        })
        .finally(() => underway.delete(path))
      underway.set(path, making)
      return making
    },
  }
}

/** A full or read-only disk costs time at the next request, not the picture. */
async function keep(path: string, file: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, file)
    await rename(draft, path)
  } catch {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}
