import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/**
 * Moves a new build to its place. Files of the build before stay until the next one: a shop that is running sends them to
 * browsers, and loads some of its own modules late.
 *
 * @param {string} from is removed
 * @param {string} to
 * @param {string[]} folders in `to` that contain nothing but the build
 */
export function replaceFiles(from, to, folders) {
  const made = new Set(filesOf(from))
  for (const file of made) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  rmSync(from, { recursive: true })
  for (const file of filesOf(to)) {
    if (made.has(file) || !folders.includes(file.split(sep)[0])) continue
    const path = join(to, file)
    // The date marks a file that the last build did not make either.
    if (statSync(path).mtimeMs === 0) rmSync(path)
    else utimesSync(path, 0, 0)
  }
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
