import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../locales', import.meta.url))

/** The language that the others are translated from. */
export const source = 'sv'

/** Languages that have a folder. */
export const locales = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()

/** File names of the namespaces of a language. */
export const namespacesOf = (language: string): string[] =>
  readdirSync(join(folder, language)).sort()

/** Keys of nested messages, joined by dots, with their message. */
export function messagesIn(language: string, namespace: string): Map<string, string> {
  const found = new Map<string, string>()
  const collect = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        collect(inner, path ? `${path}.${key}` : key)
    } else throw new Error(`${language}/${namespace} ${path} is not a message`)
  }
  collect(JSON.parse(readFileSync(join(folder, language, namespace), 'utf8')), '')
  return found
}
