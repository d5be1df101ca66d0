import {} from '../../render/finish.ts'
import { bar, block, plank, disc, rod, turnery, uprights } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'
import { reachUnder, top } from './table-tops.ts'

export const diningTable: FurnitureBuilder = (spec) => {
  const { width, depth, height } = spec
  const thick = spec.vary('thick', 22, 40)
  const style =
    spec.subject.legs === 'none' || spec.subject.legs === 'swivel' ? 'straight' : spec.subject.legs
  const round = Math.abs(width - depth) < width * 0.12 || style === 'pedestal'
  const apron =
    ['straight', 'tapered'].includes(style) && !round
      ? [
          block(spec.frame, [width - 190, 74, depth - 190], [0, height - thick - 74, 0], {
            round: 3,
          }),
        ]
      : []
  return [
    ...legs(style, spec.accent, {
      width,
      depth,
      height: height - thick + 2,
      inset: 78,
      reach: reachUnder(spec, round),
      thick: style === 'pedestal' ? 62 : 66,
    }),
    ...apron,
    top(spec, round, thick),
  ]
}

export const coffeeTable: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const round = Math.abs(width - depth) < width * 0.15
  const form = spec.pick('form', 5)
  const thick = main.surface === 'glass' ? 12 : spec.vary('thick', 20, 36)
  if (form === 0 && main.surface !== 'glass') {
    // A drum or plinth in one material.
    if (round)
      return [
        turnery(
          main,
          [
            [0, 0],
            [width * 0.47, 0],
            [width * 0.48, 6],
            [width * 0.48, height * 0.4],
            [width * 0.5, height - 40],
            [width * 0.5, height - 4],
            [width * 0.49, height],
            [width * 0.25, height],
            [0, height],
          ],
          [0, 0, 0],
          { edge: 8, sides: 56 },
        ),
      ]
    return [
      block(main, [width, thick * 1.4, depth], [0, height - thick * 1.4, 0], { round: 8 }),
      ...uprights(main, [thick * 1.4, height - thick * 1.3, depth * 0.94], [width * 0.36, 0, 0], {
        round: 6,
        fibre: 'y',
      }),
    ]
  }
  const style = spec.subject.legs === 'none' ? 'tapered' : spec.subject.legs
  const shelf =
    form === 1 && !round && ['straight', 'tapered'].includes(style)
      ? [
          plank(main, 4, [width - 130, 16, depth - 130], [0, height * 0.34, 0], {
            round: 3,
          }),
        ]
      : []
  return [
    ...legs(style, accent, {
      width,
      depth,
      height: height - thick + 2,
      inset: 62,
      reach: reachUnder(spec, round),
      thick: 42,
    }),
    ...shelf,
    top(spec, round, thick),
  ]
}

export const sideTable: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const form = spec.pick('form', 4)
  const r = Math.min(width, depth) / 2
  const thick = 20
  const round = spec.pick('round', 3) > 0
  if (form === 0) {
    return [
      disc(accent, r * 0.72, 16, [0, 0, 0]),
      bar(accent, [0, 10, 0], [0, height - thick, 0], 14, { sides: 16 }),
      disc(main, r, thick, [0, height - thick, 0]),
    ]
  }
  if (form === 1 && main.surface !== 'glass') {
    return [
      turnery(
        main,
        [
          [0, 0],
          [r * 0.62, 0],
          [r * 0.62, 20],
          [r * 0.34, height * 0.32],
          [r * 0.32, height * 0.5],
          [r * 0.6, height * 0.8],
          [r, height - 34],
          [r, height - 6],
          [r * 0.96, height],
          [r * 0.5, height],
          [0, height],
        ],
        [0, 0, 0],
        { edge: 12, sides: 52 },
      ),
    ]
  }
  if (form === 2) {
    const x = width / 2 - 14
    return [
      block(main, [width, thick, depth], [0, height - thick, 0], { round: 5 }),
      ...[-1, 1].map((side) =>
        rod(
          accent,
          [
            [x * 0.9, 12, side * (depth / 2 - 16)],
            [-x, 12, side * (depth / 2 - 16)],
            [-x, height - thick - 4, side * (depth / 2 - 16)],
            [x * 0.9, height - thick - 4, side * (depth / 2 - 16)],
          ],
          10,
          { sides: 8 },
        ),
      ),
      bar(accent, [-x, 12, -depth / 2 + 16], [-x, 12, depth / 2 - 16], 10, { sides: 8 }),
    ]
  }
  const style = spec.subject.legs === 'none' ? 'tapered' : spec.subject.legs
  return [
    ...legs(style, accent, {
      width,
      depth,
      height: height - thick,
      thick: 34,
      reach: reachUnder(spec, round),
    }),
    top(spec, round, thick),
  ]
}
