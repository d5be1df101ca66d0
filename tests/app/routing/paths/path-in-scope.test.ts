import { expect, it } from 'vitest'

import { pathInScope } from '#app/routing/paths/path-in-scope.ts'

const isMarket = (alias: string) => ['se', 'fi'].includes(alias)
const swedish = { language: 'sv', prefix: '' } as const
const english = { language: 'en', prefix: '/en' } as const
const inSweden = { language: 'en', prefix: '/se/en' } as const

it.each([
  [swedish, '/p/vik', '/p/vik'],
  [swedish, '/se/sv/p/vik?a=1', '/p/vik?a=1'],
  [swedish, '/se/p/vik', '/p/vik'],
  [english, '/en/p/cove', '/en/p/cove'],
  [english, '/p/cove', '/en/p/cove'],
  [english, '/se/en/p/cove', '/en/p/cove'],
  [inSweden, '/p/cove', '/se/en/p/cove'],
  [inSweden, '/en/p/cove', '/se/en/p/cove'],
  [inSweden, '/fi/en/p/cove', '/se/en/p/cove'],
  [inSweden, '/en', '/se/en'],
  [swedish, '/', '/'],
  [swedish, '/p/fi', '/p/fi'],
])('from %j, %s becomes %s', (place, url, path) => {
  expect(pathInScope(place, url, isMarket)).toBe(path)
})

it('keeps the spelling of a page in another language', () => {
  expect(pathInScope(swedish, '/en/p/cove', isMarket)).toBe('/en/p/cove')
})

it.each([
  '',
  null,
  '//evil.example',
  'https://evil.example/p/x',
  '/\t/evil.example',
  '/\\evil.example',
])('rejects %j', (url) => {
  expect(pathInScope(swedish, url, isMarket)).toBeNull()
})
