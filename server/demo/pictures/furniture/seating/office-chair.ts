import { profileOf } from '../../render/turned-form.ts'
import { box } from '../../render/box.ts'
import { shaded } from '../../render/finish.ts'
import { bent } from '../../render/placement.ts'
import type { Vector } from '../../render/vector.ts'
import { block, cushion, moved, part, rod, turnery } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureBuilder, metalOf } from '../parts/furniture-spec.ts'

export const officeChair: FurnitureBuilder = (spec) => {
  const { width, depth, height, main } = spec
  const metal = metalOf(spec)
  const seatY = Math.min(480, height * 0.48)
  const w = width * 0.78
  const tall = height - seatY - 70
  const isCurved = spec.pick('back', 2) === 0
  /** Narrower and round at its upper corners, hollow across, with a swell for the loins. */
  const bend = ([x, y, z]: Vector): Vector => {
    const [aside, up] = [x / (w / 2), y / tall]
    return [
      x * (1 - (isCurved ? 0.1 : 0.22) * up),
      y - 70 * aside ** 4 * up ** 3,
      z + aside ** 2 * 56 + 30 * Math.sin(up * 3.6) - 40 * up * up,
    ]
  }
  const seams = isCurved ? [0.3, 0.62] : [-0.3, 0.3]
  const backParts = [
    part(bent(box(w * 0.94, tall, 70, { round: 35, puff: 12, cells: [12, 14, 2] }), bend), main),
    ...seams.map((share) =>
      rod(
        shaded(main, 0.7),
        Array.from({ length: 13 }, (_, i): Vector => {
          const t = i / 12 - 0.5
          const edge = 37 + 12 * (1 - 4 * t * t)
          return bend(
            isCurved
              ? [t * w * 0.86, tall * share, edge]
              : [w * share, tall * (t * 0.88 + 0.5), edge - 3],
          )
        }),
        3,
        { sides: 5 },
      ),
    ),
  ]
  const back = moved(backParts, { at: [0, seatY + 70, -depth * 0.27], turn: [-7, 0, 0] })
  const castors = Array.from({ length: 5 }, (_, i) => i).flatMap((i) => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / 5
    const reach = Math.min(width, depth) * 0.44
    const at = [Math.cos(angle) * reach, 0, Math.sin(angle) * reach] as const
    return [-15, 15].map((side) =>
      turnery(metal, profileOf('0,-9 20,-9 26,-6 26,6 20,9 0,9'), [at[0] + side, 26, at[2]], {
        sides: 18,
        turn: [0, 0, 90],
      }),
    )
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
    ...cushion(main, [w, 84, depth * 0.74], [0, seatY - 80, 24], { puff: 20, round: 42, soft: 2 }),
    rod(
      metal,
      [
        [0, seatY - 92, -depth * 0.16],
        [0, seatY - 70, -depth * 0.4],
        [0, seatY + 240, -depth * 0.3],
      ],
      22,
      { smooth: 5, sides: 12, flat: [1.5, 0.6] },
    ),
    ...back,
    ...arms,
  ]
}
