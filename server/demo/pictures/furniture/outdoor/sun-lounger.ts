import { withPatternOffset, finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { plank, cushion, disc, fields, moved } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { padOf } from './lounge-set.ts'
import { type FurnitureBuilder, softMaterials } from '../parts/furniture-spec.ts'

export const sunLounger: FurnitureBuilder = (spec) => {
  const { main, accent } = spec
  // Shown from its long side: the head is to the left.
  const long = Math.max(spec.width, spec.depth)
  const wide = Math.min(spec.width, spec.depth)
  const frame = softMaterials.has(spec.subject.material) ? accent : main
  const pad = padOf(spec)
  const seat = 330
  const fold = -long * 0.12
  const rise = spec.vary('rise', 22, 46)
  const backLong = long * 0.38
  const parts: Part[] = [
    ...[-1, 1].map((side) =>
      plank(frame, side, [long, 70, 40], [0, seat - 90, side * (wide / 2 - 20)], {
        round: 8,
      }),
    ),
    ...legs('straight', frame, {
      width: long,
      depth: wide,
      height: seat - 80,
      inset: 60,
      thick: 56,
    }),
    ...fields(long * 0.6, 10, 16).map(({ middle, size }, i) =>
      plank(frame, i, [size, 18, wide - 70], [middle + long * 0.19, seat - 40, 0], {
        round: 4,
        fibre: 'z',
      }),
    ),
  ]
  const backParts: Part[] = [
    ...fields(backLong, 6, 16).map(({ middle, size }, i) =>
      plank(frame, i + 11, [size, 18, wide - 80], [-backLong / 2 + middle, 0, 0], {
        round: 4,
        fibre: 'z',
      }),
    ),
    ...[-1, 1].map((side) =>
      plank(frame, side, [backLong, 34, 30], [-backLong / 2, -30, side * (wide / 2 - 60)], {
        round: 5,
      }),
    ),
    ...cushion(pad, [backLong, 80, wide - 60], [-backLong / 2, 18, 0], {
      puff: 14,
      soft: 3,
      seed: 2,
    }),
    ...cushion(withPatternOffset(pad, 8), [220, 90, wide * 0.6], [-backLong + 130, 94, 0], {
      puff: 26,
      soft: 4,
      seed: 6,
    }),
  ]
  parts.push(
    ...cushion(
      withPatternOffset(pad, 3),
      [long * 0.58, 80, wide - 60],
      [long * 0.19, seat - 22, 0],
      {
        puff: 14,
        soft: 3,
        seed: 4,
      },
    ),
  )
  parts.push(...moved(backParts, { at: [fold + 20, seat - 36, 0], turn: [0, 0, -rise] }))
  if (spec.pick('wheels', 2) === 0)
    parts.push(
      ...[-1, 1].map((side) =>
        disc(finish('metal', '343434'), 110, 30, [long / 2 - 90, 110, side * (wide / 2 + 4) - 15], {
          turn: [90, 0, 0],
        }),
      ),
    )
  return parts
}
