import { expect, test } from 'vitest'

import { recentSearches } from '#app/catalogue/search/recent-searches.ts'

test('five searches are kept, each once, the newest first', () => {
  const searches = ['soffa', 'bord', 'matta', 'SOFFA', 'lampa', 'stol', 'säng'].reduce(
    (searches: string[], search) => recentSearches.valid([search, ...searches]),
    [],
  )
  expect(searches).toEqual(['säng', 'stol', 'lampa', 'SOFFA', 'matta'])
})
