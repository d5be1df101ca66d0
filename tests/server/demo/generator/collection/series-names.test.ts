import { expect, it } from 'vitest'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import { seriesName } from '#server/demo/generator/collection/series-names.ts'
import { schedule } from '#server/demo/generator/collection/themes.ts'

it('no two collections of a theme share a name or alias in a catalogue of 200 000', () => {
  const names = Array.from({ length: 5000 }, (_, n) => slug(seriesName('lounge', n)))
  expect(new Set(names).size).toBe(names.length)
})

it('themes start with different names', () => {
  const themes = [...new Set(schedule.map(({ key }) => key))]
  expect(new Set(themes.map((key) => seriesName(key, 0))).size).toBe(themes.length)
})

it('no two kinds of furniture have the same name, so that a series can have both', () => {
  const types = [...new Set(schedule)].flatMap((theme) => theme.types)
  for (const language of ['sv', 'da', 'en', 'fi', 'nb'] as const) {
    expect(new Set(types.map(({ names }) => slug(names[language]))).size).toBe(types.length)
  }
})
