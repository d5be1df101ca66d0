import { profileOf } from '../../render/turned-form.ts'
import {} from '../../render/finish.ts'
import { bar, plank, turnery, twoBars } from '../parts/joinery.ts'
import { type FurnitureBuilder, gapOf, metalOf } from '../parts/furniture-spec.ts'

export const trolley: FurnitureBuilder = (spec) => {
  const { width, depth, height, main } = spec
  const metal = metalOf(spec)
  const levels = Math.max(2, Math.min(3, spec.count))
  const x = width / 2 - 16
  const z = depth / 2 - 16
  return [
    ...[
      [-x, z],
      [x, z],
      [-x, -z],
      [x, -z],
    ].flatMap(([px = 0, pz = 0]) => [
      bar(metal, [px, 62, pz], [px, height - (px > 0 ? 0 : 40), pz], 9, { sides: 10 }),
      turnery(gapOf(metal), profileOf('0,-14 26,-14 30,-8 30,8 26,14 0,14'), [px, 30, pz], {
        sides: 20,
        turn: [90, 0, 0],
      }),
    ]),
    bar(metal, [x, height - 4, z], [x, height - 4, -z], 10, { sides: 10 }),
    ...Array.from({ length: levels }, (_, i) => {
      const y = 130 + ((height - 250) * i) / Math.max(1, levels - 1)
      return [
        plank(main, i, [width - 20, 14, depth - 20], [0, y, 0], { round: 4 }),
        ...[-1, 1].map((side) =>
          bar(metal, [-x, y + 54, side * z], [x, y + 54, side * z], 5, { sides: 8 }),
        ),
        ...twoBars(metal, [x, y + 54, -z], [x, y + 54, z], 5, { sides: 8 }),
      ]
    }).flat(),
  ]
}
