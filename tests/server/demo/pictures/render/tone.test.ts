import { expect, test } from 'vitest'
import { byteOf } from '#server/demo/pictures/render/tone.ts'

test.each([
  [-1, 0],
  [0, 0],
  [0.5, 188],
  [0.8, 231],
  [1, 247],
  [9, 255],
])('light of %d is shown as %d: highlights are compressed', (light, expected) => {
  expect(byteOf(light)).toBe(expected)
})

test('brighter light is never shown darker', () => {
  const shown = Array.from({ length: 2000 }, (_, i) => byteOf(i / 500))
  expect(shown).toEqual([...shown].sort((a, b) => a - b))
  expect([shown[0], shown.at(-1)]).toEqual([0, 255])
})
