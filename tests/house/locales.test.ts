import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const locales = fileURLToPath(new URL('../../locales', import.meta.url))
const source = 'sv'
const others = ['da', 'en', 'fi', 'nb']
const areas = readdirSync(join(locales, source)).sort()

/** Keys of nested words, joined by dots, with their sentence. */
function words(language: string, area: string): Map<string, string> {
  const found = new Map<string, string>()
  const collect = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        collect(inner, path ? `${path}.${key}` : key)
    } else throw new Error(`${language}/${area} ${path} is not words`)
  }
  collect(JSON.parse(readFileSync(join(locales, language, area), 'utf8')), '')
  return found
}

/** What a sentence leaves open, `{{count}}`, and parts of it that become elements, `<1>`. */
function openPlaces(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?\w+\s*\/?>/g)]
    .map(([place, name]) => name ?? place)
    .sort()
}

describe.each(others)('%s', (language) => {
  it('has the same areas as Swedish', () => {
    expect(readdirSync(join(locales, language)).sort()).toEqual(areas)
  })

  it.each(areas)('says everything in %s that Swedish says', (area) => {
    expect([...words(language, area).keys()].sort()).toEqual([...words(source, area).keys()].sort())
  })

  it.each(areas)('leaves the same places open in %s', (area) => {
    const translated = words(language, area)
    for (const [key, sentence] of words(source, area)) {
      expect.soft(openPlaces(translated.get(key) ?? ''), key).toEqual(openPlaces(sentence))
    }
  })
})

it.each([source, ...others])('leaves no sentence empty in %s', (language) => {
  for (const area of areas) {
    for (const [key, sentence] of words(language, area)) expect.soft(sentence, key).toMatch(/\S/)
  }
})
