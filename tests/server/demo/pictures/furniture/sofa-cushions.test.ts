import { furnitureModels } from '#server/demo/pictures/furniture/furniture-models.ts'
import { furnitureSpecOf } from '#server/demo/pictures/furniture/parts/furniture-spec.ts'
import { backs, pillows } from '#server/demo/pictures/furniture/seating/sofa-cushions.ts'
import { sofaFrame } from '#server/demo/pictures/furniture/seating/sofa-frame.ts'
import type { Part } from '#server/demo/pictures/render/mesh.ts'

import { expect, test } from 'vitest'
import { middleOf, reachAt } from './reach-at.ts'

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
    const middle = middleOf(pillow)
    const back = reachAt(backs(spec, frame, 0, frame.inner, 3), middle)
    const visible = reachAt([pillow], middle) - back
    expect(visible).toBeGreaterThan(90)
    expect(visible).toBeLessThan(220)
  },
)
