import { describe, expect, it } from 'vitest'

import { groupByLetter } from '#app/catalogue/brand/brand-letters.ts'
import type { LanguageCode } from '#app/i18n/languages.ts'

const grouped = (names: string[], language: LanguageCode) =>
  groupByLetter(
    names.map((name) => ({ name })),
    language,
  ).map(({ letter, members }) => `${letter}: ${members.map(({ name }) => name).join(', ')}`)

const names = ['Öland', 'Ängsull', 'Østli', 'Åker', 'Ærø', 'Alm', 'Oden', 'Zeta', 'élan']

describe('brand names by letter', () => {
  it.each([
    [
      'sv',
      ['A: Alm', 'E: élan', 'O: Oden', 'Z: Zeta', 'Å: Åker', 'Ä: Ängsull, Ærø', 'Ö: Öland, Østli'],
    ],
    [
      'fi',
      ['A: Alm', 'E: élan', 'O: Oden', 'Z: Zeta', 'Å: Åker', 'Ä: Ängsull, Ærø', 'Ö: Öland, Østli'],
    ],
    [
      'da',
      ['A: Alm', 'E: élan', 'O: Oden', 'Z: Zeta', 'Æ: Ängsull, Ærø', 'Ø: Öland, Østli', 'Å: Åker'],
    ],
    [
      'nb',
      ['A: Alm', 'E: élan', 'O: Oden', 'Z: Zeta', 'Æ: Ängsull, Ærø', 'Ø: Öland, Østli', 'Å: Åker'],
    ],
    ['en', ['A: Ærø, Åker, Alm, Ängsull', 'E: élan', 'O: Oden, Öland, Østli', 'Z: Zeta']],
  ] as const)('are sorted as in %s', (language, groups) => {
    expect(grouped(names, language)).toEqual(groups)
  })

  it('starting with Aa are last in Danish and first in Swedish', () => {
    expect(grouped(['Aagaard', 'Zeta'], 'da')).toEqual(['Z: Zeta', 'Å: Aagaard'])
    expect(grouped(['Aagaard', 'Zeta'], 'sv')).toEqual(['A: Aagaard', 'Z: Zeta'])
  })

  it('group digits first and other scripts last, and ignore punctuation', () => {
    expect(grouped(['Жук', '10 Grader', '2 Stolar', '& Ask', '『家』', '"Bo"', '!'], 'sv')).toEqual(
      ['0: 2 Stolar, 10 Grader', 'A: & Ask', 'B: "Bo"', '…: !, Жук, 『家』'],
    )
  })

  it('have no groups when there are none', () => {
    expect(grouped([], 'sv')).toEqual([])
  })
})
