import { profileOf, type Profile } from '../../render/turned-form.ts'
import { finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, rod, turnery } from '../parts/joinery.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const candleHolder: FurnitureBuilder = (spec) => {
  const { width, depth, height, main } = spec
  const wax = finish('ceramic', 'F3ECDD')
  const flame = finish('flame', 'FFD489', { glow: 1.6 })
  const r = Math.max(30, Math.min(width, depth) / 2)
  const count = Math.min(5, spec.count)
  const candle = (x: number, y: number, z: number, long: number, thick: number): Part[] => [
    turnery(
      wax,
      [
        [0, 0],
        [thick, 0],
        // Light is computed at points: the foot in the holder would darken the whole candle.
        [thick, 14],
        [thick, long - 4],
        [thick * 0.8, long],
        [0, long - 2],
      ],
      [x, y, z],
      { sides: 24 },
    ),
    bar(finish('metal', '2B2725'), [x, y + long - 3, z], [x, y + long + 9, z], 1.4, { sides: 5 }),
    turnery(flame, profileOf('0,0 4.6,6 5,12 2.4,24 0,34'), [x, y + long + 4, z], {
      flowing: 4,
      sides: 14,
    }),
  ]
  if (count >= 3) {
    const wide = Math.max(width, 220)
    const xs = Array.from(
      { length: count },
      (_, i) => -wide / 2 + 30 + ((wide - 60) * i) / (count - 1),
    )
    const rise = (x: number) =>
      height * 0.5 + (spec.pick('bow', 2) ? -1 : 1) * height * 0.3 * (1 - (2 * Math.abs(x)) / wide)
    return [
      turnery(
        main,
        [
          [0, 0],
          [r * 0.7, 0],
          [r * 0.7, 6],
          [r * 0.3, 20],
          [9, 44],
          [8, height * 0.5],
          [0, height * 0.5],
        ],
        [0, 0, 0],
        { edge: 3 },
      ),
      rod(
        main,
        xs.map((x): Vector => [x, rise(x) - 8, 0]),
        8,
        { smooth: 5, sides: 10 },
      ),
      bar(main, [0, height * 0.3, 0], [0, rise(0) - 4, 0], 8, { sides: 10 }),
      ...xs.flatMap((x) => [
        turnery(main, profileOf('0,0 9,0 22,12 20,16 14,14 13,30 0,30'), [x, rise(x) - 6, 0]),
        ...candle(x, rise(x) + 14, 0, Math.max(110, height * 0.6), 10.5),
      ]),
    ]
  }
  const forms: Profile[] = [
    [
      [0, 0],
      [r, 0],
      [r, 8],
      [r * 0.4, 18],
      [r * 0.2, height * 0.3],
      [r * 0.2, height * 0.7],
      [r * 0.42, height * 0.86],
      [r * 0.44, height],
    ],
    profileOf('0,0 0.8,0 1,0.3 0.6,0.62 0.34,0.8 0.46,1', r, height),
    profileOf('0,0 0.9,0 0.9,0.2 0.5,0.26 0.72,0.46 0.4,0.6 0.52,0.84 0.38,1', r, height),
  ]
  const form = forms[spec.pick('form', 3)] ?? forms[0]!
  const socket: Profile = [
    [12, height],
    [12, height - 12],
    [0, height - 12],
  ]
  return [
    turnery(main, [...form, ...socket], [0, 0, 0], { sides: 48, edge: 14 }),
    ...candle(0, height - 12, 0, Math.max(130, height * 0.9), 11),
  ]
}
