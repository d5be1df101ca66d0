import { finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import type { Vector } from '../../render/vector.ts'
import { ball, bar, block, plank, disc, fields, moved, rod, uprights } from '../parts/joinery.ts'
import { type FurnitureSpec, type FurnitureBuilder, metalOf } from '../parts/furniture-spec.ts'

export const coatRack: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const form = spec.pick('form', 3)
  if (form === 0) {
    const r = Math.min(width, depth) * 0.5
    return [
      disc(accent, r * 0.8, 18, [0, 0, 0]),
      bar(main, [0, 12, 0], [0, height, 0], (t) => 24 - 5 * t, { sides: 16 }),
      ...Array.from({ length: 6 }, (_, i) => i).flatMap((i) => {
        const angle = (i / 6) * 6.283 + 0.3
        const y = height - 60 - (i % 2) * 170
        const at = (out: number, up: number): Vector => [
          Math.cos(angle) * r * out,
          y + up,
          Math.sin(angle) * r * out,
        ]
        return [
          rod(main, [at(0, -60), at(0.5, -20), at(0.84, 30), at(0.92, 90)], 12, {
            smooth: 5,
            sides: 10,
          }),
          ball(main, 19, at(0.92, 96)),
        ]
      }),
    ]
  }
  const x = width / 2 - 24
  const rail = height - 60
  const frame = [-1, 1].flatMap((side) => [
    bar(main, [side * x, 0, depth / 2 - 10], [side * x * 0.97, height, 0], 17, { sides: 12 }),
    bar(main, [side * x, 0, -depth / 2 + 10], [side * x * 0.97, height, 0], 17, { sides: 12 }),
  ])
  return [
    ...frame,
    bar(accent, [-x, rail, 0], [x, rail, 0], 12, { sides: 12 }),
    ...fields(depth * 0.7, 4, 16).map(({ middle, size }, i) =>
      plank(main, i, [width - 70, 18, size], [0, 190, middle], { round: 4 }),
    ),
    ...hangers(spec, rail, x),
  ]
}

function hangers(spec: FurnitureSpec, rail: number, x: number): Part[] {
  const metal = metalOf(spec)
  return [-0.5, -0.32, 0.3].flatMap((share, i) => {
    const at = share * x
    return [
      bar(metal, [at, rail + 14, 0], [at, rail - 40, 0], 3, { sides: 6 }),
      rod(
        finish('oak', 'C9A77A'),
        [
          [at + 8 * i, rail - 96, -190],
          [at, rail - 44, 0],
          [at - 8 * i, rail - 96, 190],
        ],
        10,
        { sides: 8 },
      ),
    ]
  })
}

export const roomDivider: FurnitureBuilder = (spec) => {
  const { width, height, main } = spec
  const count = Math.max(3, Math.min(5, spec.count))
  const form = spec.pick('form', 3)
  const cane = finish('rattan', 'D3B483')
  const wide = width / count
  return Array.from({ length: count }, (_, i) => {
    const swing = i % 2 === 0 ? 26 : -26
    const run = wide * Math.cos((26 * Math.PI) / 180)
    const x = -((count - 1) / 2) * run + i * run
    const leaf: Part[] = [
      ...uprights(main, [36, height, 30], [wide / 2 - 18, 0, 0], { round: 4, fibre: 'y' }),
      ...[60, height * 0.5, height - 36].map((y) =>
        plank(main, y, [wide - 60, 36, 28], [0, y, 0], { round: 4, fibre: 'x' }),
      ),
      ...(form === 0
        ? fields(wide - 80, 7, 20).map(({ middle, size }, s) =>
            plank(main, s, [size, height - 110, 14], [middle, 80, 0], {
              round: 3,
              fibre: 'y',
            }),
          )
        : [
            block(
              form === 1 ? cane : spec.cloth === main ? main : finish('linen', 'E7E0D2'),
              [wide - 66, height - 110, 8],
              [0, 76, 0],
              { round: 2 },
            ),
          ]),
    ]
    return moved(leaf, { at: [x, 0, 0], turn: [0, swing, 0] })
  }).flat()
}
