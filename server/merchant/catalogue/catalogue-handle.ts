/** When a seed or an import has replaced the file, the next request reads it; those in progress keep theirs. */
import { statSync } from 'node:fs'
import { openCatalogue, type Catalogue } from './catalogue.ts'

/** Shortest time between two checks of the file. */
const checkIntervalMs = 500
/** A replaced file is closed after this time, which is longer than any request. */
const closeAfterMs = 60_000

/** Throws without a catalogue file of this version; a new file that cannot be read is reported, and the old one stays in use. */
export function createCatalogueHandle(path: string, report: (error: unknown) => void) {
  let currentFile = fileIdentity(path)
  let catalogue = openCatalogue(path)
  let checkedAt = performance.now()

  return {
    current(): Catalogue {
      if (performance.now() - checkedAt > checkIntervalMs) reopenIfReplaced()
      return catalogue
    },
    close: () => catalogue.close(),
  }

  function reopenIfReplaced() {
    checkedAt = performance.now()
    const newFile = fileIdentity(path)
    if (newFile === null || newFile === currentFile) return
    currentFile = newFile
    const old = catalogue
    try {
      catalogue = openCatalogue(path)
    } catch (error) {
      report(error)
      return
    }
    setTimeout(() => old.close(), closeAfterMs).unref()
  }
}

/** Identifies one file under this name; null while there is none. */
function fileIdentity(path: string): string | null {
  const file = statSync(path, { throwIfNoEntry: false })
  return file ? `${file.ino} ${file.mtimeMs} ${file.size}` : null
}
