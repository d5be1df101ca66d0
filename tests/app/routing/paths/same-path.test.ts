import { expect, it } from 'vitest'

import { isSamePath } from '#app/routing/paths/same-path.ts'

it.each([
  ['/s/f%C3%A5t%C3%B6lj', '/s/fåtölj', true],
  ['/s/f%c3%a5t', '/s/f%C3%A5t', true],
  ['/c/bord/', '/c/bord', false],
  ['/c/%E0%A4%A', '/c/%E0%A4%A', true],
  ['/c/%E0%A4%A', '/c/bord', false],
])('%s and %s are the same page: %s', (one, other, expected) => {
  expect(isSamePath(one, other)).toBe(expected)
})
