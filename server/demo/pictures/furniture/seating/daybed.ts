import { withPatternOffset } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bar, block, cushion, fields } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureBuilder, woodOf } from '../parts/furniture-spec.ts'

export const daybed: FurnitureBuilder = (spec) => {
  const { width, depth, cloth } = spec
  const wood = woodOf(spec)
  const seat = Math.min(430, spec.height * 0.62)
  const rail = 70
  const thick = Math.max(110, seat * 0.36)
  const frame = seat - thick
  const roll = Math.min(110, depth * 0.14)
  const parts: Part[] = [
    ...legs(spec.subject.legs, spec.accent, { width, depth, height: frame - rail, inset: 90 }),
    block(wood, [width, rail, depth], [0, frame - rail, 0], { round: 10 }),
    ...cushion(cloth, [width - 30, thick, depth - 30], [0, frame, 0], {
      puff: 14,
      soft: 4,
      seed: 2,
    }),
  ]
  const ends = spec.pick('ends', 3)
  if (ends > 0) {
    for (const side of ends === 1 ? [-1] : [-1, 1]) {
      parts.push(
        bar(
          withPatternOffset(cloth, side + 3),
          [side * (width / 2 - roll * 1.5), seat + roll * 0.92, -depth / 2 + 40],
          [side * (width / 2 - roll * 1.5), seat + roll * 0.92, depth / 2 - 40],
          roll,
          { sides: 24 },
        ),
      )
    }
  }
  if (ends !== 1) {
    const backHeight = Math.max(240, spec.height - frame)
    parts.push(
      block(wood, [width, backHeight, 32], [0, frame - rail, -depth / 2 + 16], { round: 12 }),
    )
    for (const { middle, size } of fields(width * (ends === 2 ? 0.76 : 0.9), 3, 14)) {
      parts.push(
        ...cushion(
          withPatternOffset(cloth, middle),
          [size, 120, backHeight * 0.86],
          [middle, seat + 18, -depth / 2 + 108],
          { turn: [78, 0, 0], puff: 34, seed: middle, seam: false },
        ).map((one) => one),
      )
    }
  }
  return parts
}
