import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { languageCodes } from '#app/i18n/languages.ts'

import { namespacesOf, locales, source, messagesIn } from './locale-files.ts'
import { quoted, withPlaceholders } from './quoted-messages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { placeholdersFile, placeholderTypes } = (await import(
  join(root, 'server/launch/build/message-placeholders.mjs')
)) as { placeholdersFile: string; placeholderTypes(): string }
const otherLanguages = languageCodes.filter((code) => code !== source)
const namespaces = namespacesOf(source)

/** The placeholders of a message, `{{count}}`, and parts of it that become elements, `<1>`. */
function placeholdersIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?\w+\s*\/?>/g)]
    .map(([place, name]) => name ?? place)
    .sort()
}

it('The types of placeholders belong to the present messages; else: npm run codegen', () => {
  expect(readFileSync(placeholdersFile, 'utf8')).toBe(placeholderTypes())
})

it('has a folder of messages for each language of the shop and no other', () => {
  expect(locales()).toEqual([...languageCodes].sort())
})

describe.each(otherLanguages)('%s', (language) => {
  it('has the same namespaces as Swedish', () => {
    expect(namespacesOf(language)).toEqual(namespaces)
  })

  it.each(namespaces)('has every message of the Swedish namespace in %s', (namespace) => {
    expect([...messagesIn(language, namespace).keys()].sort()).toEqual(
      [...messagesIn(source, namespace).keys()].sort(),
    )
  })

  it.each(namespaces)('has the same placeholders in %s', (namespace) => {
    const translated = messagesIn(language, namespace)
    for (const [key, sentence] of messagesIn(source, namespace)) {
      expect.soft(placeholdersIn(translated.get(key) ?? ''), key).toEqual(placeholdersIn(sentence))
    }
  })
})

it('has no Danish amount before a full stop, since it ends with one itself', () => {
  const amounts = '(?:amount|ordered|price|seen|total|setupFee|monthlyFee|payment)'
  for (const namespace of namespaces) {
    for (const [key, sentence] of messagesIn('da', namespace))
      expect.soft(sentence, key).not.toMatch(new RegExp(`\\{\\{${amounts}\\}\\}\\.`))
  }
})

it.each([source, ...otherLanguages])('has no empty message in %s', (language) => {
  for (const namespace of namespaces) {
    for (const [key, sentence] of messagesIn(language, namespace))
      expect.soft(sentence, key).toMatch(/\S/)
  }
})

it.each([source, ...otherLanguages])('has a message for every plural form of %s', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  for (const namespace of namespaces) {
    const forms = new Map<string, string[]>()
    for (const key of messagesIn(language, namespace).keys()) {
      const [, base, category] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? []
      if (base && category) forms.set(base, [...(forms.get(base) ?? []), category])
    }
    for (const [base, categories] of forms) {
      expect.soft(categories.sort(), `${namespace} ${base}`).toEqual([...pluralCategories].sort())
    }
  }
})

/** The merchant imports nothing of the shop, so that both have these sentences. */
it.each(languageCodes)(
  'mails and pages tell the law of complaints in the same words of %s',
  (language) => {
    const read = (file: string) =>
      JSON.parse(readFileSync(join(root, file), 'utf8')) as { complaint: Record<string, string> }
    const mails = read(`server/merchant/mail/messages/${language}.json`).complaint
    expect(mails).toMatchObject(read(`locales/${language}/law.json`).complaint)
  },
)

/** Groups of digits, and a number and its unit, stay on one line. */
it.each([source, ...otherLanguages])('has no line break inside the numbers of %s', (language) => {
  for (const namespace of namespaces) {
    for (const [key, sentence] of messagesIn(language, namespace)) {
      expect.soft(sentence, `${namespace} ${key}`).not.toMatch(/\d (\d{3}(?!\d)|%|kr|cm|kg)/)
    }
  }
})

describe('the glossary', () => {
  const rows = readFileSync(join(root, 'locales/README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const heading = rows[0] ?? []
  const quotedSentences = new Set(quoted.map(([sentence]) => withPlaceholders(sentence)))
  /** Addresses, names of files and what the search understands are no texts. */
  const isText = (path: string, text: string) =>
    !/\b(aliases|urls|\w+Paths?|file|bounds)\b/.test(path) && !quotedSentences.has(text)

  /** A word of the table; `…` is any ending. */
  const wordPattern = (word: string) =>
    `(?<![\\p{L}-])${word.replace('…', '[\\p{L}-]*')}(?![\\p{L}-])`

  it.each(languageCodes)('has no struck word in a text of %s', (language) => {
    const cells = rows.map((row) => row[heading.indexOf(language)] ?? '')
    const struck = cells.flatMap((cell) =>
      [...cell.matchAll(/~~(.+?)~~/g)].map(([, word]) => word!),
    )
    expect(struck.length).toBeGreaterThan(10)
    const pattern = new RegExp(struck.map(wordPattern).join('|'), 'giu')
    const files = [
      ...namespaces.map((file) => `locales/${language}/${file}`),
      ...['mail', 'buying/options', 'buying/payment', 'catalogue'].map(
        (folder) => `server/merchant/${folder}/messages/${language}.json`,
      ),
      `server/merchant/vocabulary/names/${language}.json`,
      ...readdirSync(join(root, 'server/demo/data', language)).map(
        (file) => `server/demo/data/${language}/${file}`,
      ),
    ]
    const found = files.flatMap((file) =>
      textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')))
        .filter(([path, text]) => isText(path, text))
        .flatMap(([path, text]) =>
          // Without placeholders, links, names of cookies and e-mail addresses.
          [
            ...text
              .replace(/\{+\w+\}+|<[^>]+>|\[\[[^|]+\||\([\w*, ]*[-_][-\w*, ]*\)|\S+@\S+/g, '')
              .matchAll(pattern),
          ].map(([word]) => `${file} ${path}: ${word}`),
        ),
    )
    expect(found).toEqual([])
  })
})

/** Texts of a file, with the keys that lead to them. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, `${path} ${key}`))
}
