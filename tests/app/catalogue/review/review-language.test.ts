import { describe, expect, it } from 'vitest'

import { guessLanguage } from '#app/catalogue/review/review-language.ts'
import { languageCodes } from '#app/i18n/languages.ts'

const demo = import.meta.glob<Record<string, string[]>>(
  '../../../../server/demo/data/*/reviews.json',
  {
    eager: true,
    import: 'default',
  },
)

describe.each(languageCodes)('reviews in %s', (language) => {
  const { authors: _, ...texts } = demo[`../../../../server/demo/data/${language}/reviews.json`]!
  const comments = Object.values(texts)
    .flat()
    .flatMap((sentence, at, all) => `${sentence} ${all[(at + 7) % all.length]}`)

  it('of two sentences are marked with their language, some with none, hardly one with another', () => {
    const guesses = comments.map((comment) => guessLanguage(comment))
    const wrong = guesses.filter((guess) => guess !== null && guess !== language)
    const right = guesses.filter((guess) => guess === language)
    expect(right.length / guesses.length).toBeGreaterThan(0.6)
    expect(wrong.length / guesses.length).toBeLessThan(0.08)
  })
})

it.each(['', '👍', 'Ok', '12345', '!!!', 'x'.repeat(20_000)])('"%.10s" has no language', (text) => {
  expect(guessLanguage(text)).toBeNull()
})
