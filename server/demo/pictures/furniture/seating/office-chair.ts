import { profileOf } from '../../render/turned-form.ts'
import { box } from '../../render/box.ts'
import { cloth as sheet } from '../../render/cloth.ts'
import { bent } from '../../render/placement.ts'
import type { Vector } from '../../render/vector.ts'
import { block, cushion, part, rod, turnery } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureBuilder, metalOf } from '../parts/furniture-spec.ts'

export const officeChair: FurnitureBuilder = (spec) => {
  const { width, depth, height, main } = spec
  const metal = metalOf(spec)
  const seatY = Math.min(480, height * 0.48)
  const w = width * 0.78
  const back =
    spec.pick('back', 2) === 0
      ? part(
          bent(box(w * 0.92, height - seatY - 90, 66, { round: 33, puff: 14 }), ([x, y, z]) => [
            x * (1 - 0.00016 * y),
            y,
            z + (x / (w / 2)) ** 2 * 50 + 34 * Math.sin((y / (height - seatY)) * 3.6),
          ]),
          main,
          { at: [0, seatY + 86, -depth * 0.27], turn: [-7, 0, 0] },
        )
      : part(
          sheet(
            (u, v) => {
              const x = (u - 0.5) * 2
              return [
                x * w * 0.46 * (1 - 0.16 * v ** 3),
                seatY + 80 + v * (height - seatY - 84) * (1 - 0.05 * x ** 4),
                -depth * 0.27 + 62 * x * x + 30 * Math.sin(v * 3.3) - 90 * v,
              ]
            },
            { columns: 24, rows: 20, thickness: 22, size: [w, 600] },
          ),
          main,
        )
  const castors = Array.from({ length: 5 }, (_, i) => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / 5
    const reach = Math.min(width, depth) * 0.44
    const at: Vector = [Math.cos(angle) * reach, 0, Math.sin(angle) * reach]
    return turnery(metal, profileOf('0,-22 24,-22 28,-16 28,16 24,22 0,22'), [at[0], 28, at[2]], {
      sides: 18,
      turn: [90, 30 * i, 0],
    })
  })
  const star = legs('swivel', metal, { width, depth, height: seatY - 96, thick: 40 })
  const arms =
    spec.pick('arms', 3) === 0
      ? []
      : [-1, 1].flatMap((side) => [
          rod(
            metal,
            [
              [side * w * 0.36, seatY - 70, -20],
              [side * w * 0.58, seatY - 40, -30],
              [side * w * 0.58, seatY + 190, -20],
            ],
            13,
            { smooth: 5, sides: 10 },
          ),
          block(metal, [64, 26, 240], [side * w * 0.58, seatY + 188, 6], { round: 12 }),
        ])
  return [
    ...star,
    ...castors,
    block(metal, [200, 44, 220], [0, seatY - 122, -10], { round: 16 }),
    ...cushion(main, [w, 84, depth * 0.74], [0, seatY - 80, 24], { puff: 16, round: 40, soft: 2 }),
    rod(
      metal,
      [
        [0, seatY - 92, -depth * 0.16],
        [0, seatY - 70, -depth * 0.4],
        [0, seatY + 210, -depth * 0.4],
      ],
      22,
      { smooth: 5, sides: 12, flat: [1.5, 0.6] },
    ),
    back,
    ...arms,
  ]
}
