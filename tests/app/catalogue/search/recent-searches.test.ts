import { expect, test } from 'vitest'

import { addSearch } from '#app/catalogue/search/recent-searches.ts'

test('five searches are kept, each once, the newest first', () => {
  const searches = ['soffa', 'bord', 'matta', 'SOFFA', 'lampa', 'stol', 'säng'].reduce(
    (searches: string[], search) => addSearch(searches, search),
    [],
  )
  expect(searches).toEqual(['säng', 'stol', 'lampa', 'SOFFA', 'matta'])
})
