import { expect, test } from 'vitest'
import { furnitureModels } from '#server/demo/pictures/furniture/furniture-models.ts'
import { furnitureSpecOf } from '#server/demo/pictures/furniture/parts/furniture-spec.ts'
import { backs, pillows } from '#server/demo/pictures/furniture/seating/sofa-cushions.ts'
import { sofaFrame } from '#server/demo/pictures/furniture/seating/sofa-frame.ts'
import type { Part } from '#server/demo/pictures/render/mesh.ts'

/** How far forward points within 60 mm of a place, seen from the front, reach. */
function reachAt(parts: Part[], [x, y]: readonly [number, number]): number {
  const reaches = parts.flatMap(({ shape: { points } }) =>
    Array.from({ length: points.length / 3 }, (_, i) => i * 3)
      .filter((at) => Math.hypot(points[at]! - x, points[at + 1]! - y) < 60)
      .map((at) => points[at + 2]!),
  )
  return Math.max(...reaches)
}

test.each([1_000, 8_919, 24_757, 32_676, 40_595, 48_514])(
  'the pillow of sofa %i leans against its back and is not inside it',
  (design) => {
    const [width, depth, height] = furnitureModels.sofa.usualSize
    const spec = furnitureSpecOf(
      {
        ...{ kind: 'sofa', material: 'fabric', legs: 'tapered', parts: 3, design },
        ...{ width, depth, height, color: '6E6A5E', accent: '8A6244' },
      },
      furnitureModels.sofa.usualSize,
    )
    const frame = sofaFrame(spec)
    const [pillow] = pillows(spec, frame) as [Part]
    const [xs, ys] = [0, 1].map((axis) =>
      Array.from(pillow.shape.points).filter((_, i) => i % 3 === axis),
    ) as [number[], number[]]
    const middle = [
      (Math.min(...xs) + Math.max(...xs)) / 2,
      (Math.min(...ys) + Math.max(...ys)) / 2,
    ] as const
    const back = reachAt(backs(spec, frame, 0, frame.inner, 3), middle)
    const visible = reachAt([pillow], middle) - back
    expect(visible).toBeGreaterThan(90)
    expect(visible).toBeLessThan(220)
  },
)
