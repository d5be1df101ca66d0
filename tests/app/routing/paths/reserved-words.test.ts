import { describe, expect, it } from 'vitest'

import { languages } from '#app/i18n/languages.ts'
import { isMarketWord, isReservedWord } from '#app/routing/paths/reserved-words.ts'

describe('a market alias in addresses', () => {
  it.each(['se', 'fi', 'eu', 'dk-b2b', 'no1'])('may be %s', (alias) => {
    expect(isMarketWord(alias)).toBe(true)
  })

  it.each([
    'p',
    'c',
    'b',
    'dc',
    's',
    'l',
    'list',
    'product',
    'content',
    'kassan',
    'my-account',
    '404',
  ])('must not be %s, which starts the path of a screen', (alias) => {
    expect(isMarketWord(alias)).toBe(false)
  })

  it.each(['assets', 'health', 'merchant', 'routes', 'events'])(
    'must not be %s, which the host handles itself',
    (alias) => {
      expect(isMarketWord(alias)).toBe(false)
    },
  )

  it.each(['SE', 'å', 's e', 'a/b', '..', '', '*', ':market'])('must not be %j', (alias) => {
    expect(isMarketWord(alias)).toBe(false)
  })

  it('may be the name of a language, which is not a screen', () => {
    for (const { code } of languages) expect(isReservedWord(code)).toBe(false)
  })
})
