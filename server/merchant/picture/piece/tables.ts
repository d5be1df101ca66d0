import { createDice, seedFor } from '../render/dice.ts'
import { another } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import { squircle } from '../render/turned-form.ts'
import { block, disc, fields, rod, turnery } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { gapOf, metalOf } from './order.ts'

export const diningTable: Workshop = (order) => {
  const { width, depth, height } = order
  const thick = order.vary('thick', 22, 40)
  const style =
    order.subject.legs === 'none' || order.subject.legs === 'swivel'
      ? 'straight'
      : order.subject.legs
  const round = Math.abs(width - depth) < width * 0.12 || style === 'pedestal'
  const apron =
    ['straight', 'tapered'].includes(style) && !round
      ? [
          block(order.frame, [width - 190, 74, depth - 190], [0, height - thick - 74, 0], {
            round: 3,
          }),
        ]
      : []
  return [
    ...legs(style, order.accent, {
      width,
      depth,
      height: height - thick + 2,
      inset: 78,
      reach: reachUnder(order, round),
      thick: style === 'pedestal' ? 62 : 66,
    }),
    ...apron,
    top(order, round, thick),
  ]
}

export const coffeeTable: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const round = Math.abs(width - depth) < width * 0.15
  const form = order.pick('form', 5)
  const thick = main.surface === 'glass' ? 12 : order.vary('thick', 20, 36)
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
      ...[-1, 1].map((side) =>
        block(
          another(main, side),
          [thick * 1.4, height - thick * 1.3, depth * 0.94],
          [side * width * 0.36, 0, 0],
          { round: 6, fibre: 'y' },
        ),
      ),
    ]
  }
  const style = order.subject.legs === 'none' ? 'tapered' : order.subject.legs
  const shelf =
    form === 1 && !round && ['straight', 'tapered'].includes(style)
      ? [
          block(another(main, 4), [width - 130, 16, depth - 130], [0, height * 0.34, 0], {
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
      reach: reachUnder(order, round),
      thick: 42,
    }),
    ...shelf,
    top(order, round, thick),
  ]
}

export const sideTable: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const form = order.pick('form', 4)
  const r = Math.min(width, depth) / 2
  const thick = 20
  const round = order.pick('round', 3) > 0
  if (form === 0) {
    return [
      disc(accent, r * 0.72, 16, [0, 0, 0]),
      rod(
        accent,
        [
          [0, 10, 0],
          [0, height - thick, 0],
        ],
        14,
        { sides: 16 },
      ),
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
      rod(
        accent,
        [
          [-x, 12, -depth / 2 + 16],
          [-x, 12, depth / 2 - 16],
        ],
        10,
        { sides: 8 },
      ),
    ]
  }
  const style = order.subject.legs === 'none' ? 'tapered' : order.subject.legs
  return [
    ...legs(style, accent, {
      width,
      depth,
      height: height - thick,
      thick: 34,
      reach: reachUnder(order, round),
    }),
    top(order, round, thick),
  ]
}

export const desk: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const thick = 26
  const style = ['none', 'pedestal', 'swivel', 'block'].includes(order.subject.legs)
    ? 'straight'
    : order.subject.legs
  const form = order.pick('form', 3)
  const drawers = form === 0 ? Math.min(3, order.count) : 0
  const chest: Part[] = []
  if (drawers > 0) {
    const w = Math.min(400, width * 0.32)
    const x = width / 2 - w / 2 - 60
    const tall = Math.min(height - 170, drawers * 150 + 20)
    chest.push(block(main, [w, tall, depth - 70], [x, height - thick - tall, 0], { round: 4 }))
    for (const { middle, size } of fields(tall - 14, drawers, 8)) {
      const y = height - thick - tall / 2 + middle - size / 2
      chest.push(
        block(another(main, middle), [w - 14, size, 20], [x, y, depth / 2 - 38], {
          round: 3,
          fibre: 'x',
        }),
      )
      chest.push(
        rod(
          metalOf(order),
          [
            [x - 44, y + size * 0.62, depth / 2 - 20],
            [x + 44, y + size * 0.62, depth / 2 - 20],
          ],
          6,
          { sides: 8 },
        ),
      )
    }
  } else {
    chest.push(
      block(main, [width - 170, 78, depth - 110], [0, height - thick - 78, 0], { round: 3 }),
    )
    for (const { middle, size } of fields(width - 190, 2, 10)) {
      chest.push(
        block(
          another(main, middle),
          [size, 62, 14],
          [middle, height - thick - 70, depth / 2 - 58],
          { round: 3 },
        ),
      )
      chest.push(
        disc(metalOf(order), 12, 22, [middle, height - thick - 40, depth / 2 - 50], {
          turn: [90, 0, 0],
        }),
      )
    }
  }
  const hutch =
    form === 2
      ? [
          block(main, [width, 18, 200], [0, height + 180, -depth / 2 + 100], { round: 3 }),
          ...[-1, 0, 1].map((side) =>
            block(
              another(main, side),
              [18, 182, 190],
              [side * (width / 2 - 9), height, -depth / 2 + 100],
              { round: 3, fibre: 'y' },
            ),
          ),
        ]
      : []
  return [
    ...legs(style, accent, { width, depth, height: height - thick, inset: 52, thick: 48 }),
    ...chest,
    block(main, [width, thick, depth], [0, height - thick, 0], { round: 6 }),
    ...hutch,
  ]
}

/** Legs under a top without corners stand further in; under a table with corners by their inset. */
function reachUnder(order: Order, round: boolean): number | undefined {
  if (round) return 0.6
  const form = order.pick('top', 4)
  if (form === 0) return 0.72
  return form === 1 && order.subject.kind === 'coffee-table' ? 0.58 : undefined
}

function top(order: Order, round: boolean, thick: number): Part {
  const { width, depth, height, main } = order
  const at = [0, height - thick, 0] as const
  if (round && Math.abs(width - depth) < 40) return disc(main, width / 2, thick, at)
  if (round) return disc(main, 1, thick, at, { outline: squircle(width / 2, depth / 2, 2.1) })
  const form = order.pick('top', 4)
  if (form === 0)
    return disc(main, 1, thick, at, { outline: squircle(width / 2, depth / 2, 3.2), sides: 72 })
  if (form === 1 && order.subject.kind === 'coffee-table')
    return disc(main, 1, thick, at, { outline: pebble(order), sides: 72 })
  return block(main, [width, thick, depth], at, { round: form === 2 ? Math.min(12, thick / 2) : 4 })
}

/** A free form, as a stone worn by water. */
function pebble({ width, depth, subject }: Order) {
  const dice = createDice(seedFor(subject.design, 'pebble'))
  const [a, b] = [dice.between(0, 6.28), dice.between(0, 6.28)]
  return (angle: number): readonly [number, number] => {
    const r = 0.93 + 0.07 * Math.sin(2 * angle + a) + 0.045 * Math.sin(3 * angle + b)
    const [x, z] = squircle(width / 2, depth / 2, 2.4)(angle)
    return [x * r, z * r]
  }
}

export const trolley: Workshop = (order) => {
  const { width, depth, height, main } = order
  const metal = metalOf(order)
  const levels = Math.max(2, Math.min(3, order.count))
  const x = width / 2 - 16
  const z = depth / 2 - 16
  return [
    ...[
      [-x, z],
      [x, z],
      [-x, -z],
      [x, -z],
    ].flatMap(([px = 0, pz = 0]) => [
      rod(
        metal,
        [
          [px, 62, pz],
          [px, height - (px > 0 ? 0 : 40), pz],
        ],
        9,
        { sides: 10 },
      ),
      turnery(
        gapOf(metal),
        [
          [0, -14],
          [26, -14],
          [30, -8],
          [30, 8],
          [26, 14],
          [0, 14],
        ],
        [px, 30, pz],
        { sides: 20, turn: [90, 0, 0] },
      ),
    ]),
    rod(
      metal,
      [
        [x, height - 4, z],
        [x, height - 4, -z],
      ],
      10,
      { sides: 10 },
    ),
    ...Array.from({ length: levels }, (_, i) => {
      const y = 130 + ((height - 250) * i) / Math.max(1, levels - 1)
      return [
        block(another(main, i), [width - 20, 14, depth - 20], [0, y, 0], { round: 4 }),
        ...[-1, 1].map((side) =>
          rod(
            metal,
            [
              [-x, y + 54, side * z],
              [x, y + 54, side * z],
            ],
            5,
            { sides: 8 },
          ),
        ),
        ...[-1, 1].map((side) =>
          rod(
            metal,
            [
              [side * x, y + 54, -z],
              [side * x, y + 54, z],
            ],
            5,
            { sides: 8 },
          ),
        ),
      ]
    }).flat(),
  ]
}
