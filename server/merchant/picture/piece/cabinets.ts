import { another, finish, shaded } from '../render/finish.ts'
import type { Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import type { Vector } from '../render/vector.ts'
import { block, fields, rod, turnery } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { gapOf, metalOf } from './order.ts'

export const sideboard: Workshop = (order) =>
  carcass(order, {
    rows: order.pick('rows', 3) === 0 ? 2 : 1,
    columns: Math.max(2, Math.min(4, order.count)),
    doors: true,
  })

export const tvBench: Workshop = (order) =>
  carcass(order, {
    rows: 1,
    columns: Math.max(2, Math.min(4, order.count)),
    doors: true,
    openMiddle: true,
  })

export const chestOfDrawers: Workshop = (order) => {
  const rows = Math.max(3, Math.min(6, order.count))
  return carcass(order, { rows, columns: order.width > 1100 ? 2 : 1, doors: false })
}

export const bedsideTable: Workshop = (order) =>
  carcass(order, {
    rows: Math.min(2, order.count),
    columns: 1,
    doors: false,
    openTop: order.pick('open', 2) === 0,
  })

export const wardrobe: Workshop = (order) =>
  carcass(order, {
    rows: 1,
    columns: Math.max(2, Math.min(5, order.count)),
    doors: true,
    tall: true,
  })

interface Fronts {
  rows: number
  columns: number
  doors: boolean
  openMiddle?: boolean
  openTop?: boolean
  tall?: boolean
}

/** A body with fronts: everything that has doors or drawers. */
function carcass(order: Order, fronts: Fronts): Part[] {
  const { width, depth, height, main, accent } = order
  const style =
    order.subject.legs === 'hairpin' ||
    order.subject.legs === 'sled' ||
    order.subject.legs === 'straight' ||
    order.subject.legs === 'tapered' ||
    order.subject.legs === 'block'
      ? order.subject.legs
      : 'none'
  const legHeight =
    style === 'none'
      ? Math.min(60, height * 0.07)
      : style === 'block'
        ? Math.min(70, height * 0.12)
        : Math.min(190, height * (fronts.tall ? 0.07 : 0.3))
  const board = order.vary('board', 16, 26)
  const body = height - legHeight
  const look = order.pick('front', 5)
  const overhang = order.pick('overhang', 2) * 10
  const inside = gapOf(main)
  const parts: Part[] = [
    ...legs(style, style === 'none' ? inside : accent, {
      width: width - 20,
      depth: depth - 20,
      height: legHeight,
      inset: style === 'none' ? 30 : 60,
      thick: 40,
    }),
    block(main, [width, board, depth], [0, legHeight, 0], { round: 3 }),
    block(main, [width + overhang, board, depth + overhang], [0, height - board, 0], {
      round: overhang ? 8 : 3,
    }),
    ...[-1, 1].map((side) =>
      block(
        another(main, side),
        [board, body, depth],
        [side * (width / 2 - board / 2), legHeight, 0],
        { round: 3, fibre: 'y' },
      ),
    ),
    block(inside, [width - board, body - board, 8], [0, legHeight + board / 2, -depth / 2 + 8], {
      round: 1,
    }),
  ]
  const innerWidth = width - 2 * board - 8
  const innerHeight = body - 2 * board - 8
  const baseY = legHeight + board + 4
  const columns = fields(innerWidth, fronts.columns, 6)
  const rows = fields(innerHeight, fronts.rows, 6)
  const middleColumn = (fronts.columns - 1) / 2
  columns.forEach((column, c) => {
    rows.forEach((row, r) => {
      const y = baseY + innerHeight / 2 + row.middle - row.size / 2
      const isOpen =
        (fronts.openTop && r === rows.length - 1 && rows.length > 1) ||
        (fronts.openMiddle && Math.abs(c - middleColumn) < 0.6 && fronts.columns > 2)
      if (isOpen) {
        parts.push(
          block(
            another(main, c + 3),
            [column.size, 12, depth - 30],
            [column.middle, y + row.size * 0.48, -6],
            { round: 2 },
          ),
        )
        parts.push(...openings(main, column.middle, column.size, y, row.size, depth))
        return
      }
      parts.push(
        ...front(
          order,
          look,
          fronts,
          [column.middle, y, depth / 2 - 8],
          [column.size, row.size],
          c * 7 + r,
          c,
        ),
      )
    })
  })
  return parts
}

/** The sides of an open field. */
function openings(
  main: Finish,
  x: number,
  size: number,
  y: number,
  tall: number,
  depth: number,
): Part[] {
  return [-1, 1].map((side) =>
    block(another(main, side), [8, tall, depth - 30], [x + side * (size / 2), y, -6], {
      round: 1,
      fibre: 'y',
    }),
  )
}

function front(
  order: Order,
  look: number,
  fronts: Fronts,
  [x, y, z]: Vector,
  [wide, tall]: [number, number],
  seed: number,
  column: number,
): Part[] {
  const { main } = order
  const metal = metalOf(order)
  const fibre = fronts.tall || (fronts.doors && order.pick('fibre', 2)) ? 'y' : 'x'
  const inwards = column % 2 === 0 ? 1 : -1
  const grip = order.pick('grip', 4)
  if (look === 0 && order.subject.material !== 'glass') {
    // Slats in a frame.
    const slats = Math.max(5, Math.round(wide / 34))
    return [
      block(gapOf(main), [wide, tall, 10], [x, y, z - 10], { round: 1 }),
      ...fields(wide, slats, wide / slats / 3).map(({ middle, size }, i) =>
        block(another(main, i + seed), [size, tall, 16], [x + middle, y, z], {
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
        block(
          another(main, seed + side),
          [rail, tall, 18],
          [x + side * (wide / 2 - rail / 2), y, z],
          { round: 3, fibre: 'y' },
        ),
      ),
      ...[0, 1].map((end) =>
        block(
          another(main, seed + end),
          [wide - rail * 2, rail, 18],
          [x, y + end * (tall - rail), z],
          { round: 3, fibre: 'x' },
        ),
      ),
      knob(metal, x + inwards * (wide / 2 - rail / 2), y + tall * 0.55, z + 10),
    ]
  }
  const panel = block(another(main, seed), [wide, tall, 18], [x, y, z], { round: 3, fibre })
  const shaker =
    look === 2 && fronts.tall
      ? [
          block(shaded(main, 0.94), [wide - 130, tall - 150, 5], [x, y + 75, z + 7.5], {
            round: 2,
            fibre,
          }),
        ]
      : []
  const handle: Record<number, () => Part[]> = {
    0: () =>
      fronts.doors
        ? [
            rod(
              metal,
              [
                [
                  x + inwards * (wide / 2 - 34),
                  y + tall * 0.52 - Math.min(120, tall * 0.2),
                  z + 28,
                ],
                [
                  x + inwards * (wide / 2 - 34),
                  y + tall * 0.52 + Math.min(120, tall * 0.2),
                  z + 28,
                ],
              ],
              6,
              { sides: 10 },
            ),
          ]
        : [
            rod(
              metal,
              [
                [x - Math.min(80, wide * 0.2), y + tall * 0.58, z + 28],
                [x + Math.min(80, wide * 0.2), y + tall * 0.58, z + 28],
              ],
              6,
              { sides: 10 },
            ),
          ],
    1: () =>
      fronts.doors
        ? [
            knob(
              metal,
              x + inwards * (wide / 2 - 46),
              y + tall * (fronts.tall ? 0.5 : 0.72),
              z + 10,
            ),
          ]
        : wide > 620
          ? [-1, 1].map((side) => knob(metal, x + side * wide * 0.25, y + tall * 0.56, z + 10))
          : [knob(metal, x, y + tall * 0.56, z + 10)],
    2: () => [
      block(gapOf(main), [Math.min(170, wide * 0.4), 16, 4], [x, y + tall - 20, z + 8], {
        round: 2,
      }),
    ],
    3: () =>
      fronts.doors
        ? [
            turnery(
              gapOf(main),
              [
                [0, 0],
                [26, 0],
                [27, 3],
                [0, 3],
              ],
              [x + inwards * (wide / 2 - 60), y + tall * (fronts.tall ? 0.5 : 0.7), z + 8],
              { turn: [90, 0, 0], sides: 28 },
            ),
          ]
        : [
            block(
              shaded(main, 0.8),
              [Math.min(200, wide * 0.5), 18, 18],
              [x, y + tall * 0.6, z + 16],
              { round: 8 },
            ),
          ],
  }
  return [panel, ...shaker, ...(handle[grip] ?? (() => []))()]
}

const knob = (metal: Finish, x: number, y: number, z: number) =>
  turnery(
    metal,
    [
      [0, 0],
      [7, 0],
      [7, 12],
      [13, 18],
      [14, 24],
      [10, 29],
      [0, 30],
    ],
    [x, y, z],
    { turn: [90, 0, 0], sides: 20 },
  )
