import { withPatternOffset } from '../../render/finish.ts'
import { box } from '../../render/box.ts'
import { bent } from '../../render/placement.ts'
import { block, plank, disc, fields, part } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const gardenTable: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const style = ['none', 'swivel', 'block', 'hairpin'].includes(spec.subject.legs)
    ? 'straight'
    : spec.subject.legs
  const round = Math.abs(width - depth) < width * 0.12
  const top = round
    ? spec.subject.material === 'metal'
      ? [disc(main, width / 2, 22, [0, height - 22, 0])]
      : fields(width - 16, 9, 10).map(({ middle, size }, i) =>
          part(
            bent(box(width, 26, size, { round: 5, cells: [2, 1, 6] }), ([x, y, z]) => [
              // Each slat ends on the circle.
              x * Math.sqrt(Math.max(0.01, 1 - ((middle + z) / (width / 2)) ** 2)),
              y,
              z,
            ]),
            withPatternOffset(main, i),
            { at: [0, height - 26, middle] },
          ),
        )
    : [
        ...fields(width - 120, Math.max(6, Math.round(width / 150)), 9).map(({ middle, size }, i) =>
          plank(main, i, [size, 26, depth - 120], [middle, height - 26, 0], {
            round: 4,
            fibre: 'z',
          }),
        ),
        ...[-1, 1].map((side) =>
          plank(main, side + 20, [width, 28, 60], [0, height - 28, side * (depth / 2 - 30)], {
            round: 6,
          }),
        ),
        ...[-1, 1].map((side) =>
          plank(main, side + 24, [60, 28, depth - 120], [side * (width / 2 - 30), height - 28, 0], {
            round: 6,
            fibre: 'z',
          }),
        ),
      ]
  return [
    ...legs(style, accent, {
      width,
      depth,
      height: height - 26,
      inset: 66,
      reach: round ? 0.62 : undefined,
      thick: style === 'pedestal' ? 54 : 64,
    }),
    ...(style === 'straight' && !round
      ? [block(accent, [width - 150, 60, depth - 150], [0, height - 88, 0], { round: 4 })]
      : []),
    ...top,
  ]
}
