import { type Finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { front, type Fronts } from './cabinet-fronts.ts'
import { block, plank, fields, uprights } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureSpec, gapOf } from '../parts/furniture-spec.ts'

/** A body with fronts: everything that has doors or drawers. */
export function carcass(spec: FurnitureSpec, fronts: Fronts): Part[] {
  const { width, depth, height, main, accent } = spec
  const style =
    spec.subject.legs === 'hairpin' ||
    spec.subject.legs === 'sled' ||
    spec.subject.legs === 'straight' ||
    spec.subject.legs === 'tapered' ||
    spec.subject.legs === 'block'
      ? spec.subject.legs
      : 'none'
  const legHeight =
    style === 'none'
      ? Math.min(60, height * 0.07)
      : style === 'block'
        ? Math.min(70, height * 0.12)
        : Math.min(190, height * (fronts.tall ? 0.07 : 0.3))
  const board = spec.vary('board', 16, 26)
  const body = height - legHeight
  const look = spec.pick('front', 5)
  const overhang = spec.pick('overhang', 2) * 10
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
    ...uprights(main, [board, body, depth], [width / 2 - board / 2, legHeight, 0], {
      round: 3,
      fibre: 'y',
    }),
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
          plank(
            main,
            c + 3,
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
          spec,
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
    plank(main, side, [8, tall, depth - 30], [x + side * (size / 2), y, -6], {
      round: 1,
      fibre: 'y',
    }),
  )
}
