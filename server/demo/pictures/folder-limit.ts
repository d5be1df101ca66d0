import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Share of the limit that is left after deleting, so that not every new file deletes an old one. */
const shareKept = 0.8

interface StoredFile {
  path: string
  bytes: number
  writtenMs: number
}

/**
 * Limits the size of a folder whose files can be made again. Any visitor can request each size of each
 * picture, and a full disk would stop the shop's database.
 */
export function createFolderLimit(folder: string, maxBytes: number) {
  let bytes: number | null = null
  let pending: Promise<void> | null = null

  async function deleteOldest(): Promise<void> {
    const files = await filesIn(folder)
    let total = sumOf(files)
    if (total > maxBytes) {
      for (const file of files.sort((one, other) => one.writtenMs - other.writtenMs)) {
        if (total <= maxBytes * shareKept) break
        await rm(file.path, { force: true })
        total -= file.bytes
      }
    }
    bytes = total
  }

  return {
    /** Records a file that was written; deletes the oldest files once all are larger than allowed. */
    async added(written: number): Promise<void> {
      if (bytes !== null) bytes += written
      // The files of earlier processes are counted with the first file of this one.
      if (bytes === null || bytes > maxBytes) {
        pending ??= deleteOldest().finally(() => (pending = null))
        await pending
      }
    },
  }
}

const sumOf = (files: readonly StoredFile[]) => files.reduce((sum, file) => sum + file.bytes, 0)

async function filesIn(folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // Null for a file that has been renamed or deleted meanwhile.
    const found = await stat(path).catch(() => null)
    if (found) files.push({ path, bytes: found.size, writtenMs: found.mtimeMs })
  }
  return files
}
