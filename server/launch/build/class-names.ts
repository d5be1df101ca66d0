import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names of a few letters for the classes of a CSS module: a document with its styles weighs 7 % less than with those
 * that contain the class's own. Their letters are a hash of the file's path, so that scripts and styles keep their
 * own hash from one release to the next.
 *
 * @throws when two files have the same letters: rename one of them
 */
export function shortClassNames(): (name: string, path: string) => string {
  const files = new Map<string, { path: string; names: Map<string, number> }>()
  return (name, path) => {
    const letters = lettersOf(relative('.', path.split('?')[0]!))
    const file = files.get(letters) ?? { path, names: new Map() }
    if (file.path !== path) throw new Error(`${path} and ${file.path} have the same class names`)
    files.set(letters, file)
    if (!file.names.has(name)) file.names.set(name, file.names.size)
    return letters + file.names.get(name)!.toString(36)
  }
}

/** After an underscore, since blockers of advertisements hide names such as `ad1` and `adv2`. */
function lettersOf(path: string): string {
  const hash = createHash('sha256').update(path).digest('base64')
  return `_${hash.replace(/[^a-z]/gi, '').slice(0, 3)}`
}
