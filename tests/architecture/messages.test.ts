import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { sharedNamespaces } from '#app/i18n/namespaces.ts'

import { namespacesOf, source, messagesIn } from './locale-files.ts'
import { usedMessages, type UsedKey } from './used-messages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = new Map(
  readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => [file, usedMessages(file, readFileSync(join(root, file), 'utf8'))]),
)

/** Keys as code uses them: without the plural form. */
const writtenKeys = new Map(
  namespacesOf(source).map((file) => [
    file.replace('.json', ''),
    [...messagesIn(source, file).keys()].map((key) => key.replace(/_(one|other)$/, '')),
  ]),
)

/** `*` matches one step of a key. */
const isUsed = (pattern: string, key: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(key)

/** Namespace and key of a message: `common:header.login` contains its namespace. */
function locationsOf({ namespaces, key }: UsedKey): { namespace: string; key: string }[] {
  const [namespace, named] = key.split(':')
  return namespace && named
    ? [{ namespace, key: named }]
    : namespaces.map((each) => ({ namespace: each, key }))
}

describe('messages', () => {
  it('exist for every key in use', () => {
    for (const [file, { keys }] of files) {
      for (const used of keys) {
        const found = locationsOf(used).some(({ namespace, key }) =>
          writtenKeys.get(namespace)?.some((each) => isUsed(key, each)),
        )
        expect.soft(found, `${file}: ${used.key}`).toBe(true)
      }
    }
  })

  it('are not written in any file of the app', () => {
    for (const [file, { literals }] of files) {
      // Names of components and of their states, which no shopper sees.
      if (file.startsWith('app/routes/ui-parts/')) continue
      expect.soft(literals, file).toEqual([])
    }
  })

  // The names of languages are read as one object (i18n/language-offer-messages.ts).
  const namespaces = [...writtenKeys].filter(([namespace]) => namespace !== 'offer')

  it.each(namespaces)('are all in use in %s', (namespace, keys) => {
    const spoken = [...files.values()]
    const used = spoken
      .flatMap((file) => file.keys.flatMap(locationsOf))
      .filter((it) => it.namespace === namespace)
    const texts = new Set(spoken.flatMap((file) => file.texts))
    const unusedKeys = [...new Set(keys)].filter(
      (key) =>
        !used.some((each) => isUsed(each.key, key)) &&
        // A key that is selected in one place and used in another.
        !texts.has(`${namespace}:${key}`) &&
        !(key.includes('.') && texts.has(key)),
    )
    expect(unusedKeys).toEqual([])
  })
})

describe('a page', () => {
  const routes = [...files.keys()].filter(
    (file) => file.endsWith('.route.tsx') && !file.includes('/layouts/'),
  )

  it.each(routes)('%s loads the namespaces of its parts and no others', (route) => {
    const shown = [...partsOf(route)].flatMap((file) => files.get(file)?.clientNamespaces ?? [])
    const own = [...new Set(shown)].filter(
      (namespace) => !sharedNamespaces.some((sentNamespaces) => sentNamespaces === namespace),
    )
    expect(own.sort()).toEqual([...namespacesOfRoute(route)].sort())
  })
})

/** The namespaces in a route's `handle`, which may be another file's. */
function namespacesOfRoute(route: string): string[] {
  const text = readFileSync(join(root, route), 'utf8')
  const [, source] = /export \{[^}]*\bhandle\b[^}]*\} from '#([^']+)'/.exec(text) ?? []
  if (source) return namespacesOfRoute(source)
  const namespaces = /i18n: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return [...namespaces.matchAll(/'(\w+)'/g)].map(([, namespace]) => namespace!)
}

/** The files that a route renders: itself and all its imports, without server-only files. */
function partsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || /\.server\.tsx?$/.test(file)) return found
  found.add(file)
  for (const imported of files.get(file)?.imports ?? []) {
    if (imported.startsWith('#app/')) partsOf(imported.slice(1), found)
    else if (imported.startsWith('.')) partsOf(posix.join(dirname(file), imported), found)
  }
  return found
}
