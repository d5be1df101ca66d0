import { withPatternOffset } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { block, plank, hoop, rod, turnery } from '../parts/joinery.ts'
import { type FurnitureBuilder, gapOf } from '../parts/furniture-spec.ts'

export const storageBox: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const lid = Math.min(60, height * 0.18)
  const soft = ['fabric', 'wool', 'linen', 'cotton', 'jute', 'rattan'].includes(
    spec.subject.material,
  )
  return [
    block(main, [width - 10, height - lid - 4, depth - 10], [0, 0, 0], {
      round: soft ? 22 : 10,
      soft: soft ? 4 : 0,
      fibre: 'x',
    }),
    block(gapOf(main), [width - 16, 6, depth - 16], [0, height - lid - 5, 0]),
    plank(main, 3, [width, lid, depth], [0, height - lid, 0], {
      round: soft ? 14 : 6,
      puff: soft ? 6 : 0,
      fibre: 'x',
    }),
    ...(spec.pick('grip', 2) === 0
      ? [
          rod(
            accent,
            [
              [-60, height * 0.5, depth / 2 - 2],
              [-50, height * 0.44, depth / 2 + 16],
              [50, height * 0.44, depth / 2 + 16],
              [60, height * 0.5, depth / 2 - 2],
            ],
            6,
            { sides: 8 },
          ),
        ]
      : [block(accent, [70, 26, 6], [0, height - lid - 14, depth / 2 - 4], { round: 3 })]),
  ]
}

export const basket: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const r = Math.min(width, depth) / 2
  const belly = spec.vary('belly', -0.06, 0.16)
  const weave = ['rattan', 'jute'].includes(spec.subject.material)
    ? main
    : {
        ...main,
        surface:
          spec.subject.material === 'wool' || spec.subject.material === 'cotton'
            ? ('jute' as const)
            : main.surface,
      }
  const wall = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((t): [number, number] => [
    r * (0.82 + 0.16 * t + belly * Math.sin(Math.PI * t)),
    height * t,
  ])
  const rows = Math.round(height / 26)
  const rings = { count: 44, sides: 8 }
  const hoops =
    weave.surface === 'jute'
      ? Array.from({ length: rows }, (_, i): Part => {
          const t = (i + 0.5) / rows
          const ring = r * (0.82 + 0.16 * t + belly * Math.sin(Math.PI * t))
          return hoop(withPatternOffset(weave, i), ring, height * t, (height / rows) * 0.56, rings)
        })
      : []
  return [
    turnery(
      weave,
      [[0, 0], [r * 0.8, 0], ...wall, [r * 0.93, height], [r * 0.78, 12], [0, 12]],
      [0, 0, 0],
      { sides: 56, fibre: 'around' },
    ),
    ...hoops,
    hoop(weave, r * 0.98, height, 13, rings),
    ...[-1, 1].map((side) =>
      rod(
        accent,
        [
          [side * r * 0.99, height - 20, -52],
          [side * r * 1.1, height + 34, -40],
          [side * r * 1.13, height + 52, 0],
          [side * r * 1.1, height + 34, 40],
          [side * r * 0.99, height - 20, 52],
        ],
        8,
        { sides: 8, smooth: 5 },
      ),
    ),
  ]
}
