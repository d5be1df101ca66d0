import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Subresource integrity hashes: `sha256-…` by path, such as `/assets/root-B0eRqJul.js`. */
export type FileHashes = ReadonlyMap<string, string>

/** Hashes of all scripts and style sheets of the built client. */
export function fileHashes(clientDir: string): FileHashes {
  const assets = join(clientDir, 'assets')
  if (!existsSync(assets)) return new Map()
  const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  return new Map(
    files.map((name) => [`/assets/${name}`, integrityOf(readFileSync(join(assets, name)))]),
  )
}

/**
 * Hashes of the files that a page in a language may load. A page loads no messages of another language,
 * except the few that offer that language, and hashes do not compress: without the others the first
 * script has two thirds of its size.
 */
export function hashesFor(language: string, hashes: FileHashes): FileHashes {
  return new Map(
    [...hashes].filter(([path]) => {
      const [, of, part] = /\/messages\.([a-z]+)(\.[a-z]+)?-/i.exec(path) ?? []
      return of === undefined || of === language || part === '.offer'
    }),
  )
}

/** The value of an element's `integrity` attribute. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
