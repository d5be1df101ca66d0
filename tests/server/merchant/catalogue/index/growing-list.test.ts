import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GrowingList } from '#server/merchant/catalogue/index/growing-list.ts'

it('gives back every ordinal once, however far apart they lie', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 31 - 1), { maxLength: 300 }), (numbers) => {
      const ascending = [...numbers].sort((a, b) => a - b)
      const list = new GrowingList()
      for (const number of ascending) list.pushOnce(number)
      expect([...list.toArray()]).toEqual([...new Set(ascending)])
      expect(list.length).toBe(new Set(ascending).size)
    }),
  )
})

it('begins at nought and is empty at first', () => {
  const list = new GrowingList()
  expect([...list.toArray()]).toEqual([])
  list.pushOnce(0)
  list.pushOnce(0)
  list.pushOnce(127)
  list.pushOnce(256)
  expect([...list.toArray()]).toEqual([0, 127, 256])
})
