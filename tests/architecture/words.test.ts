import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { sharedNamespaces } from '#app/i18n/namespaces.ts'

import { areasOf, source, wordsIn } from './locale-words.ts'
import { spokenWords, type SpokenKey } from './spoken-words.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = new Map(
  readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => [file, spokenWords(file, readFileSync(join(root, file), 'utf8'))]),
)

/** Keys as code uses them: without the plural form. */
const written = new Map(
  areasOf(source).map((file) => [
    file.replace('.json', ''),
    [...wordsIn(source, file).keys()].map((key) => key.replace(/_(one|other)$/, '')),
  ]),
)

/** `*` matches one step of a key. */
const isSaid = (pattern: string, key: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`).test(key)

/** Namespace and key of a message: `common:header.login` contains its namespace. */
function places({ areas, key }: SpokenKey): { area: string; key: string }[] {
  const [area, named] = key.split(':')
  return area && named ? [{ area, key: named }] : areas.map((each) => ({ area: each, key }))
}

describe('messages', () => {
  it('exist for every key in use', () => {
    for (const [file, { keys }] of files) {
      for (const spoken of keys) {
        const found = places(spoken).some(({ area, key }) =>
          written.get(area)?.some((each) => isSaid(key, each)),
        )
        expect.soft(found, `${file}: ${spoken.key}`).toBe(true)
      }
    }
  })

  it('are not written in any file of the app', () => {
    for (const [file, { literals }] of files) expect.soft(literals, file).toEqual([])
  })

  // The names of languages are read as one object (i18n/language-offer-messages.ts).
  const areas = [...written].filter(([area]) => area !== 'offer')

  it.each(areas)('are all in use in %s', (area, keys) => {
    const spoken = [...files.values()]
    const here = spoken
      .flatMap((file) => file.keys.flatMap(places))
      .filter((it) => it.area === area)
    const texts = new Set(spoken.flatMap((file) => file.texts))
    const unsaid = [...new Set(keys)].filter(
      (key) =>
        !here.some((each) => isSaid(each.key, key)) &&
        // A key that is selected in one place and used in another.
        !texts.has(`${area}:${key}`) &&
        !(key.includes('.') && texts.has(key)),
    )
    expect(unsaid).toEqual([])
  })
})

describe('a page', () => {
  const routes = [...files.keys()].filter(
    (file) => file.endsWith('.route.tsx') && !file.includes('/layouts/'),
  )

  it.each(routes)('%s loads the namespaces of its parts and no others', (route) => {
    const shown = [...partsOf(route)].flatMap((file) => files.get(file)?.shown ?? [])
    const own = [...new Set(shown)].filter(
      (area) => !sharedNamespaces.some((sent) => sent === area),
    )
    expect(own.sort()).toEqual([...sentBy(route)].sort())
  })
})

/** The namespaces in a route's `handle`; `listHandle` is in the screen that all lists share. */
function sentBy(route: string): string[] {
  const text = readFileSync(join(root, route), 'utf8')
  if (text.includes('handle = listHandle'))
    return sentBy('app/routes/catalogue/list/list-screen.tsx')
  const areas = /i18n: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return [...areas.matchAll(/'(\w+)'/g)].map(([, area]) => area!)
}

/** The files that a route renders: itself and all its imports, without server-only files. */
function partsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || /\.server\.tsx?$/.test(file)) return found
  found.add(file)
  for (const wanted of files.get(file)?.imports ?? []) {
    if (wanted.startsWith('#app/')) partsOf(wanted.slice(1), found)
    else if (wanted.startsWith('.')) partsOf(posix.join(dirname(file), wanted), found)
  }
  return found
}
