/**
 * Gives the running merchant its catalogue. A seed or an import replaces the file; the next request
 * reads the new one, while requests under way keep the catalogue that they began with.
 */
import { statSync } from 'node:fs'
import { openCatalogue, type Catalogue } from './catalogue.ts'

/** Shortest time between two checks of the file. */
const lookMs = 500
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
  let mark = markOf(path)
  let catalogue = openCatalogue(path)
  let lookedAt = Date.now()
  const retired = new Map<Catalogue, NodeJS.Timeout>()

  return {
    current() {
      if (Date.now() - lookedAt > lookMs) look()
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

  function look() {
    lookedAt = Date.now()
    const found = markOf(path)
    if (found === null || found === mark) return
    mark = found
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
function markOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : null
}
