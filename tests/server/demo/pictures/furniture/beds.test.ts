import { headboard } from '#server/demo/pictures/furniture/beds/headboard.ts'
import { furnitureModels } from '#server/demo/pictures/furniture/furniture-models.ts'
import { furnitureSpecOf } from '#server/demo/pictures/furniture/parts/furniture-spec.ts'

import { expect, test } from 'vitest'
import { middleOf, reachAt } from './reach-at.ts'

test.each([100, 8_019, 15_938, 23_857])(
  'all pillows of the upholstered bed %i are before its headboard',
  (design) => {
    const { usualSize, build } = furnitureModels.bed
    const [width, depth, height] = usualSize
    const spec = furnitureSpecOf(
      {
        ...{ kind: 'bed', material: 'fabric', legs: 'tapered', parts: 2, design },
        ...{ width, depth, height, color: '4A5A4C', accent: '8A6244' },
      },
      usualSize,
    )
    const pillows = build(spec).filter(({ shape }) => isPillow(shape.points.length))
    expect(pillows).toHaveLength(4)
    const board = headboard(spec, true, 150).flatMap(({ shape }) => Array.from(shape.points))
    const front = Math.max(...board.filter((_, i) => i % 3 === 2))
    for (const pillow of pillows) {
      expect(reachAt([pillow], middleOf(pillow)) - front).toBeGreaterThan(150)
    }
  },
)

/** Two sides of 23 × 23 points. */
const isPillow = (numbers: number) => numbers === 2 * 23 * 23 * 3
