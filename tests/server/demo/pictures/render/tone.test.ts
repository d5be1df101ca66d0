import { expect, test } from 'vitest'
import { byteOf, compressHighlights } from '#server/demo/pictures/render/tone.ts'

test.each([
  [-1, 0],
  [0, 0],
  [0.5, 0.5],
  [0.8, 0.8],
  [1, 0.8 + 0.2 * (1 - Math.exp(-1))],
  [9, 1],
])('light of %d is compressed to %d', (light, expected) => {
  expect(compressHighlights(light)).toBeCloseTo(expected, 3)
})

test('brighter light is never shown darker', () => {
  const shown = Array.from({ length: 2000 }, (_, i) => byteOf(compressHighlights(i / 500)))
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
  expect([shown[0], shown.at(-1)]).toEqual([0, 255])
})
