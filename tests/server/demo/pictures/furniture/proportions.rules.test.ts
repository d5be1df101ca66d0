import { expect, test } from 'vitest'
import { furnitureKinds, type FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'
import { furnitureModels } from '#server/demo/pictures/furniture/furniture-models.ts'
import { proportionsOf } from '#server/demo/pictures/furniture/parts/proportions.rules.ts'

type Sides = [number, number, number]

test.each<[string, FurnitureKind, Sides, Sides]>([
  ['an armchair of a usual size keeps it', 'armchair', [760, 790, 850], [760, 790, 850]],
  ['a side nobody knows is the usual one', 'armchair', [0, NaN, -5], [780, 800, 820]],
  ['an armchair as low as a stool is raised', 'armchair', [720, 820, 400], [720, 820, 697]],
  [
    'a day bed measured from its end lies along its front',
    'daybed',
    [880, 2000, 700],
    [2000, 880, 700],
  ],
  ['a cot measured along its front stays so', 'kids-bed', [1240, 660, 850], [1240, 660, 850]],
  ['a desk folded up is opened', 'desk', [1000, 500, 1590], [1000, 500, 999]],
  [
    'a corner wardrobe is as deep as a wardrobe may be',
    'wardrobe',
    [1110, 1110, 2360],
    [1110, 780, 2360],
  ],
  ['a bench as wide as its depth is widened', 'bench', [360, 360, 450], [720, 360, 450]],
])('%s', (_, kind, measured, expected) => {
  const built = proportionsOf(kind, measured, furnitureModels[kind].usualSize)
  built.forEach((side, i) => expect(Math.abs(side / expected[i]! - 1)).toBeLessThan(0.07))
})

test("a child's chair is a scaled copy with the same proportions at any size", () => {
  const usual = furnitureModels['dining-chair'].usualSize
  const small = proportionsOf('dining-chair', [290, 324, 480], usual)
  const ratio = usual.map((side, i) => small[i]! / side)
  expect(Math.max(...ratio) / Math.min(...ratio)).toBeLessThan(1.1)
  expect(small[2]).toBeCloseTo(usual[2], -1)
})

test.each(furnitureKinds)('a %s of its usual size is unchanged', (kind) => {
  const usual = furnitureModels[kind].usualSize
  expect(proportionsOf(kind, usual, usual)).toEqual([...usual])
})

test.each(furnitureKinds)('any size in a feed gives a %s that can be built', (kind) => {
  const usual = furnitureModels[kind].usualSize
  for (const measured of [
    [1, 1, 1],
    [9e6, 9e6, 9e6],
    [9e6, 1, 1],
    [1, 1, 9e6],
    [Infinity, NaN, 0],
  ]) {
    const built = proportionsOf(kind, measured as Sides, usual)
    built.forEach((side, i) => {
      expect(side).toBeGreaterThanOrEqual(usual[i]! * 0.05)
      expect(side).toBeLessThanOrEqual(usual[i]! * 12)
    })
  }
})
