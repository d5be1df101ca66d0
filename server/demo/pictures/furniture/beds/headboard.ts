import { finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bar, block, plank, fields, rod, uprights } from '../parts/joinery.ts'
import type { FurnitureSpec } from '../parts/furniture-spec.ts'

export function headboard(spec: FurnitureSpec, soft: boolean, y: number): Part[] {
  const { width, depth, height, main } = spec
  const z = -depth / 2
  const tall = Math.max(height, 820) - y
  const form = spec.pick('head', 4)
  if (soft) {
    const fieldsAcross =
      form === 0 ? 1 : form === 1 ? 2 : Math.round(width / (form === 2 ? 170 : 320))
    return [
      block(main, [width + 20, tall - 30, 60], [0, y, z + 10], { round: 24 }),
      ...fields(width + 16, fieldsAcross, 2).map(({ middle, size }, i) =>
        plank(
          main,
          i,
          [size, tall * (form === 3 ? 0.5 : 0.62), 92],
          [middle, y + tall * (form === 3 ? 0.5 : 0.4), z + 44],
          { round: 38, puff: 20, soft: 2, seed: i },
        ),
      ),
    ]
  }
  if (form === 0) {
    return [
      ...uprights(main, [56, tall + y, 46], [width / 2 - 28, 0, z + 20], { round: 10, fibre: 'y' }),
      ...[0.98, 0.5].map((share) =>
        plank(main, share * 10, [width - 80, 76, 30], [0, y + tall * share - 76, z + 20], {
          round: 10,
        }),
      ),
      ...fields(width - 120, Math.round(width / 120), 74).map(({ middle, size }, i) =>
        plank(main, i, [size, tall * 0.44, 18], [middle, y + tall * 0.48, z + 20], {
          round: 6,
          fibre: 'y',
        }),
      ),
    ]
  }
  if (form === 1) {
    return fields(tall * 0.72, 3, 14).map(({ middle, size }, i) =>
      plank(main, i, [width + 30, size, 34], [0, y + tall * 0.62 + middle - size / 2, z + 14], {
        round: 10,
        turn: [-5, 0, 0],
      }),
    )
  }
  if (form === 2) {
    const cane = finish('rattan', 'D3B483')
    return [
      block(cane, [width - 80, tall * 0.6, 12], [0, y + tall * 0.34, z + 14], { round: 2 }),
      rod(
        main,
        [
          [-width / 2 + 20, 0, z + 14],
          [-width / 2 + 20, y + tall * 0.8, z + 14],
          [-width / 2 + 100, y + tall - 20, z + 14],
          [0, y + tall - 14, z + 14],
          [width / 2 - 100, y + tall - 20, z + 14],
          [width / 2 - 20, y + tall * 0.8, z + 14],
          [width / 2 - 20, 0, z + 14],
        ],
        24,
        { smooth: 6, sides: 12 },
      ),
      bar(main, [0, y + 100, z + 14], [0, y + tall - 20, z + 14], 16, { sides: 10 }),
    ]
  }
  return [block(main, [width + 40, tall, 40], [0, y, z + 6], { round: 14, fibre: 'x' })]
}
