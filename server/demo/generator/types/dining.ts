import type { LegStyle } from '#server/merchant/vocabulary/appearance.ts'

import { furnitureType } from './furniture-type.ts'

const tableLegs: LegStyle[] = ['straight', 'tapered', 'trestle', 'sled']
const chairLegs: LegStyle[] = ['tapered', 'straight', 'sled']
const table = {
  finish: 'wood',
  legs: tableLegs,
  assembly: 'two-people',
  hasNamedSize: true,
} as const

/** Dining furniture. */
export const diningTypes = [
  furnitureType('dining-table-140', 'dining-tables', 3995, [1400, 850, 745], 34, {
    ...table,
    kind: 'dining-table',
    seats: 4,
  }),
  furnitureType('dining-table-180', 'dining-tables', 5495, [1800, 900, 745], 44, {
    ...table,
    kind: 'dining-table',
    seats: 6,
  }),
  furnitureType('dining-table-220', 'dining-tables', 6995, [2200, 950, 745], 55, {
    ...table,
    kind: 'dining-table',
    seats: 8,
  }),
  furnitureType('dining-table-round', 'dining-tables', 4495, [1150, 1150, 745], 33, {
    ...table,
    kind: 'dining-table',
    seats: 4,
    legs: ['pedestal', 'tapered'],
  }),
  furnitureType('dining-chair', 'dining-chairs', 1195, [480, 520, 800], 6, {
    finish: 'seat',
    legs: chairLegs,
    seats: 1,
    assembly: 'simple',
  }),
  furnitureType('carver-chair', 'dining-chairs', 1695, [580, 560, 790], 7, {
    kind: 'dining-chair',
    parts: 2,
    finish: 'seat',
    legs: ['tapered', 'straight', 'sled', 'swivel'],
    seats: 1,
    assembly: 'simple',
  }),
  furnitureType('bar-stool', 'bar-stools', 1395, [440, 470, 950], 6, {
    finish: 'seat',
    legs: ['straight', 'sled', 'swivel'],
    seats: 1,
    choice: 'seatHeight',
    assembly: 'simple',
  }),
  furnitureType('dining-bench', 'bar-stools', 2295, [1400, 370, 450], 13, {
    kind: 'bench',
    finish: 'wood',
    legs: ['straight', 'tapered', 'trestle'],
    seats: 3,
    assembly: 'simple',
  }),
]
