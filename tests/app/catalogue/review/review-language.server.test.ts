import { describe, expect, it } from 'vitest'

import { loadLanguageDetector } from '#app/catalogue/review/review-language.server.ts'
import { languageCodes } from '#app/i18n/languages.ts'

const demo = import.meta.glob<Record<string, string[]>>(
  '../../../../server/demo/data/*/reviews.json',
  { eager: true, import: 'default' },
)

const detect = await loadLanguageDetector()
/** The share of texts whose language is told; Danish and Norwegian share most words. */
const toldShare = { sv: 0.9, fi: 0.98, en: 0.98, da: 0.6, nb: 0.3 }

describe.each(languageCodes)('reviews in %s', (language) => {
  const { authors: _, ...texts } = demo[`../../../../server/demo/data/${language}/reviews.json`]!
  const sentences = Object.values(texts).flat()
  const pairs = [1, 2, 3, 5, 7, 11, 13].flatMap((step) =>
    sentences.map((sentence, at) => `${sentence} ${sentences[(at + step) % sentences.length]}`),
  )

  it('are called by no other language, and those of two sentences mostly by theirs', () => {
    const wrong = [...sentences, ...pairs].filter(
      (text) => ![null, language].includes(detect(text)),
    )
    expect(wrong).toEqual([])
    const told = pairs.filter((text) => detect(text) === language)
    expect(told.length / pairs.length).toBeGreaterThan(toldShare[language])
  })
})

it.each([
  '',
  '👍',
  'Perfekt!',
  '12345',
  '!!!',
  'x'.repeat(20_000),
  'Der Tisch ist genau wie auf dem Bild und schnell geliefert.',
  'Heel blij met deze kast, snel geleverd.',
  'Mjög fallegur sófi, góð gæði.',
  'Väga ilus diivan, hea kvaliteet.',
  'Bardzo ładna sofa, polecam.',
])('"%.20s" is in none of the languages of the shop', (text) => {
  expect(detect(text)).toBeNull()
})
