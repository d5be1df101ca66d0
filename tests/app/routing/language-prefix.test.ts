import { describe, expect, it } from 'vitest'

import { languageOfPath } from '#app/routing/language-prefix.ts'

describe('the language of an address', () => {
  it.each([
    ['/', 'sv'],
    ['/kassan', 'sv'],
    ['/en', 'en'],
    ['/en/checkout', 'en'],
    ['/nb.data', 'nb'],
    ['/fi/kassa.data', 'fi'],
    ['/english', 'sv'],
    ['/sv/kassan', 'sv'],
    ['/_root.data', 'sv'],
    ['', 'sv'],
  ])('%s is in %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language)
  })
})
