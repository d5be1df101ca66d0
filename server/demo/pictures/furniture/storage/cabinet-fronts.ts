import { profileOf } from '../../render/turned-form.ts'
import { type Finish, finish, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, block, plank, disc, fields, turnery } from '../parts/joinery.ts'
import { type FurnitureSpec, gapOf, metalOf } from '../parts/furniture-spec.ts'

export interface Fronts {
  rows: number
  columns: number
  doors: boolean
  openMiddle?: boolean
  openTop?: boolean
  tall?: boolean
}

export function front(
  spec: FurnitureSpec,
  look: number,
  fronts: Fronts,
  [x, y, z]: Vector,
  [wide, tall]: [number, number],
  seed: number,
  column: number,
): Part[] {
  const { main } = spec
  const metal = metalOf(spec)
  const fibre = fronts.tall || (fronts.doors && spec.pick('fibre', 2)) ? 'y' : 'x'
  const inwards = column % 2 === 0 ? 1 : -1
  const grip = spec.pick('grip', 4)
  if (look === 0 && spec.subject.material !== 'glass') {
    // Slats in a frame.
    const slats = Math.max(5, Math.round(wide / 34))
    return [
      block(gapOf(main), [wide, tall, 10], [x, y, z - 10], { round: 1 }),
      ...fields(wide, slats, wide / slats / 3).map(({ middle, size }, i) =>
        plank(main, i + seed, [size, tall, 16], [x + middle, y, z], {
          round: 4,
          fibre: 'y',
          cells: 2,
        }),
      ),
    ]
  }
  if (look === 1 && fronts.doors) {
    // A frame around a panel of cane.
    const rail = Math.min(60, wide * 0.14)
    const cane = finish('rattan', 'D3B483')
    return [
      block(cane, [wide - rail * 1.6, tall - rail * 1.6, 6], [x, y + rail * 0.8, z - 4], {
        round: 1,
      }),
      ...[-1, 1].map((side) =>
        plank(main, seed + side, [rail, tall, 18], [x + side * (wide / 2 - rail / 2), y, z], {
          round: 3,
          fibre: 'y',
        }),
      ),
      ...[0, 1].map((end) =>
        plank(main, seed + end, [wide - rail * 2, rail, 18], [x, y + end * (tall - rail), z], {
          round: 3,
          fibre: 'x',
        }),
      ),
      knob(metal, x + inwards * (wide / 2 - rail / 2), y + tall * 0.55, z + 10),
    ]
  }
  const panel = plank(main, seed, [wide, tall, 18], [x, y, z], {
    round: 3,
    fibre,
  })
  const shaker =
    look === 2 && fronts.tall
      ? [
          block(shaded(main, 0.94), [wide - 130, tall - 150, 5], [x, y + 75, z + 7.5], {
            round: 2,
            fibre,
          }),
        ]
      : []
  // Handles of doors stand on the side that opens, those of drawers in the middle.
  const edge = (inset: number) => (fronts.doors ? x + inwards * (wide / 2 - inset) : x)
  const half = fronts.doors ? Math.min(120, tall * 0.2) : Math.min(80, wide * 0.2)
  const barEnd = (sign: number): Vector =>
    fronts.doors
      ? [edge(34), y + tall * 0.52 + sign * half, z + 28]
      : [x + sign * half, y + tall * 0.58, z + 28]
  const knobY = y + tall * (!fronts.doors ? 0.56 : fronts.tall ? 0.5 : 0.72)
  const handle: readonly (() => Part[])[] = [
    () => [bar(metal, barEnd(-1), barEnd(1), 6, { sides: 10 })],
    () =>
      (!fronts.doors && wide > 620 ? [-0.25, 0.25] : [0]).map((share) =>
        knob(metal, edge(46) + share * wide, knobY, z + 10),
      ),
    () => [
      block(gapOf(main), [Math.min(170, wide * 0.4), 16, 4], [x, y + tall - 20, z + 8], {
        round: 2,
      }),
    ],
    () =>
      fronts.doors
        ? [disc(gapOf(main), 27, 3, [edge(60), knobY, z + 8], { turn: [90, 0, 0], sides: 28 })]
        : [
            block(
              shaded(main, 0.8),
              [Math.min(200, wide * 0.5), 18, 18],
              [x, y + tall * 0.6, z + 16],
              {
                round: 8,
              },
            ),
          ],
  ]
  // A panel has too few points for the shadow of a handle.
  const handles = handle[grip]!().map((one) => ({ ...one, shadowless: true }))
  return [panel, ...shaker, ...handles]
}

const knob = (metal: Finish, x: number, y: number, z: number) =>
  turnery(metal, profileOf('0,0 7,0 7,12 13,18 14,24 10,29 0,30'), [x, y, z], {
    turn: [90, 0, 0],
    sides: 20,
  })
