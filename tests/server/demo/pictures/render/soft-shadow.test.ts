import { expect, it } from 'vitest'

import { createShadowMap, nothing } from '#server/demo/pictures/render/shadow-map.ts'
import {
  createCoverLevels,
  fillCoverLevels,
  softLitShare,
} from '#server/demo/pictures/render/soft-shadow.ts'

it('a shadow far behind what casts it is round, not a square', () => {
  const map = createShadowMap(128)
  map.nearness.fill(nothing)
  for (let y = 32; y < 64; y++) map.nearness.fill(0, y * 128 + 32, y * 128 + 64)
  const levels = createCoverLevels(map.size)
  fillCoverLevels(map, levels)
  const shadowAt = (right: number, down: number) =>
    1 - softLitShare(levels, Float32Array.of(47.5 + right, 47.5 + down, -1_000), 0, 1)
  const beside = shadowAt(32, 0)
  const aslant = shadowAt(32 * Math.SQRT1_2, 32 * Math.SQRT1_2)
  expect(beside).toBeGreaterThan(0.05)
  expect(Math.abs(aslant - beside)).toBeLessThan(0.02)
})
