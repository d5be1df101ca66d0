import { describe, expect, it } from 'vitest'

import { languages } from '#app/i18n/languages.ts'
import { isMarketWord, isReservedWord } from '#app/routing/reserved-words.ts'

describe('the name of a market in addresses', () => {
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
  ])('is not %s, which begins the path of a screen', (alias) => {
    expect(isMarketWord(alias)).toBe(false)
  })

  it.each(['assets', 'health', 'merchant', 'routes', 'events'])(
    'is not %s, which the host answers itself',
    (alias) => {
      expect(isMarketWord(alias)).toBe(false)
    },
  )

  it.each(['SE', 'å', 's e', 'a/b', '..', '', '*', ':market'])('is not %j', (alias) => {
    expect(isMarketWord(alias)).toBe(false)
  })

  it('may be that of a language, which no screen is called', () => {
    for (const { code } of languages) expect(isReservedWord(code)).toBe(false)
  })
})
