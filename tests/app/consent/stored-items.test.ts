import { expect, it } from 'vitest'

import { storedItems } from '#app/consent/stored-items.ts'
import { cookies } from '#app/session/cookies.ts'

it('the cookie settings list every cookie of the shop', () => {
  const listed = Object.values(storedItems).flatMap((items) => items.flatMap(({ names }) => names))
  const all = Object.values(cookies).map(({ name }) => name)
  expect(all.filter((name) => !listed.includes(name))).toEqual([])
})
