import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countModels, eachProductIsAModel } from '#server/merchant/catalogue/sets/models.ts'
import { ProductSetBuilder } from '#server/merchant/catalogue/sets/product-set-builder.ts'
import {
  bitsOf,
  countBits,
  decodeSet,
  forEachMember,
  encodeSet,
  intersect,
  membersOf,
  subtract,
  toBits,
  unite,
  type Members,
  type ProductSet,
} from '#server/merchant/catalogue/sets/product-set.ts'

const size = 1000
const ordinals = fc
  .uniqueArray(fc.nat(size - 1), { maxLength: size })
  .map((list) => list.sort((a, b) => a - b))

test('a set contains the ordinals added to it, in either form, before and after storage', () => {
  fc.assert(
    fc.property(ordinals, (expected) => {
      const builder = new ProductSetBuilder(size)
      for (const ordinal of expected) {
        builder.add(ordinal)
        builder.add(ordinal)
      }
      const stored = decodeSet(encodeSet(builder.toSet()))
      const visited: number[] = []
      forEachMember(stored, (ordinal) => visited.push(ordinal))
      expect(builder.count).toBe(expected.length)
      expect(visited).toEqual(expected)
      expect([...membersOf(toBits(size, stored))]).toEqual(expected)
    }),
  )
})

test('intersection, union and difference are correct, and both forms count the same', () => {
  fc.assert(
    fc.property(ordinals, ordinals, (one, other) => {
      const [left, right] = [bitsOf(size, one), bitsOf(size, other)]
      const inBoth = one.filter((ordinal) => other.includes(ordinal))
      expect([...membersOf(intersect(left, right))]).toEqual(inBoth)
      expect(countBits(unite(left, right))).toBe(new Set([...one, ...other]).size)
      expect(countBits(subtract(left, right))).toBe(one.length - inBoth.length)
      const count = (set: ProductSet, selected: Members | null = null) =>
        countModels(eachProductIsAModel, set, right, selected)
      expect(count({ kind: 'list', members: Uint32Array.from(one) })).toBe(inBoth.length)
      expect(count({ kind: 'map', bits: left })).toBe(inBoth.length)
      expect(count({ kind: 'map', bits: left }, membersOf(right))).toBe(inBoth.length)
    }),
  )
})
