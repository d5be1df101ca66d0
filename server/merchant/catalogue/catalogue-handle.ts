/**
 * Provides the running merchant with its catalogue. A seed or an import replaces the file; the next request
 * reads the new one, while requests in progress keep the catalogue that they started with.
 */
import { statSync } from 'node:fs'
import { openCatalogue, type Catalogue } from './catalogue.ts'

/** Shortest time between two checks of the file. */
const checkIntervalMs = 500
/** Longer than any request: after it the old file is closed. */
const closeAfterMs = 60_000

export interface CatalogueHandle {
  current(): Catalogue
  close(): void
}

/**
 * @param report called with the error of a new file that cannot be read; the old catalogue stays in
 *   use
 * @throws when there is no catalogue file, or not one of this version
 */
export function createCatalogueHandle(
  path: string,
  report: (error: unknown) => void,
): CatalogueHandle {
  let identity = fileIdentity(path)
  let catalogue = openCatalogue(path)
  let checkedAt = Date.now()
  const retired = new Map<Catalogue, NodeJS.Timeout>()

  return {
    current() {
      if (Date.now() - checkedAt > checkIntervalMs) reopenIfReplaced()
      return catalogue
    },
    close() {
      retired.forEach((timer, old) => {
        clearTimeout(timer)
        old.close()
      })
      retired.clear()
      catalogue.close()
    },
  }

  function reopenIfReplaced() {
    checkedAt = Date.now()
    const current = fileIdentity(path)
    if (current === null || current === identity) return
    identity = current
    const old = catalogue
    try {
      catalogue = openCatalogue(path)
    } catch (error) {
      report(error)
      return
    }
    const timer = setTimeout(() => {
      retired.delete(old)
      old.close()
    }, closeAfterMs)
    timer.unref()
    retired.set(old, timer)
  }
}

/** Identifies one file under this name; null while there is none. */
function fileIdentity(path: string): string | null {
  const file = statSync(path, { throwIfNoEntry: false })
  return file ? `${file.ino} ${file.mtimeMs} ${file.size}` : null
}
