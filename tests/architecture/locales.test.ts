import { describe, expect, it } from 'vitest'

import { languageCodes } from '#app/i18n/languages.ts'

import { areasOf, locales, source, wordsIn as words } from './locale-words.ts'

const others = languageCodes.filter((code) => code !== source)
const areas = areasOf(source)

/** The placeholders of a message, `{{count}}`, and parts of it that become elements, `<1>`. */
function openPlaces(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?\w+\s*\/?>/g)]
    .map(([place, name]) => name ?? place)
    .sort()
}

it('has a folder of messages for each language of the shop and no other', () => {
  expect(locales()).toEqual([...languageCodes].sort())
})

describe.each(others)('%s', (language) => {
  it('has the same namespaces as Swedish', () => {
    expect(areasOf(language)).toEqual(areas)
  })

  it.each(areas)('has every message of the Swedish namespace in %s', (area) => {
    expect([...words(language, area).keys()].sort()).toEqual([...words(source, area).keys()].sort())
  })

  it.each(areas)('has the same placeholders in %s', (area) => {
    const translated = words(language, area)
    for (const [key, sentence] of words(source, area)) {
      expect.soft(openPlaces(translated.get(key) ?? ''), key).toEqual(openPlaces(sentence))
    }
  })
})

it.each([source, ...others])('has no empty message in %s', (language) => {
  for (const area of areas) {
    for (const [key, sentence] of words(language, area)) expect.soft(sentence, key).toMatch(/\S/)
  }
})

it.each([source, ...others])('has a message for every plural form of %s', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  for (const area of areas) {
    const forms = new Map<string, string[]>()
    for (const key of words(language, area).keys()) {
      const [, base, category] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? []
      if (base && category) forms.set(base, [...(forms.get(base) ?? []), category])
    }
    for (const [base, categories] of forms) {
      expect.soft(categories.sort(), `${area} ${base}`).toEqual([...pluralCategories].sort())
    }
  }
})

/** Groups of digits, and a number and its unit, stay on one line. */
it.each([source, ...others])('has no line break inside the numbers of %s', (language) => {
  for (const area of areas) {
    for (const [key, sentence] of words(language, area)) {
      expect.soft(sentence, `${area} ${key}`).not.toMatch(/\d (\d{3}(?!\d)|%|kr|cm|kg)/)
    }
  }
})
