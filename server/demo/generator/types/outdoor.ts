import { furnitureType } from './furniture-type.ts'

const outdoor = { finish: 'outdoor', assembly: 'simple' } as const

/** Garden lounge furniture. */
export const terraceTypes = [
  furnitureType('lounge-set', 'lounge-sets', 11995, [2400, 1600, 720], 62, {
    ...outdoor,
    parts: 4,
    seats: 5,
    legs: ['straight', 'block'],
    assembly: 'two-people',
  }),
  furnitureType('balcony-set', 'lounge-sets', 4995, [1350, 720, 700], 26, {
    ...outdoor,
    kind: 'lounge-set',
    parts: 2,
    seats: 2,
    legs: ['straight', 'block'],
  }),
  furnitureType('sun-lounger', 'sun-loungers', 2995, [680, 1980, 360], 18, {
    ...outdoor,
    legs: ['straight', 'block'],
  }),
  furnitureType('parasol', 'parasols', 1495, [3000, 3000, 2500], 9, {
    finish: 'outdoorTextile',
    legs: ['pedestal'],
    assembly: 'simple',
  }),
  furnitureType('hammock', 'sun-loungers', 2495, [2800, 1100, 1150], 17, {
    finish: 'hammock',
    seats: 1,
    assembly: 'simple',
  }),
]

/** Garden dining furniture. */
export const gardenTypes = [
  furnitureType('garden-table-150', 'garden-dining', 3495, [1500, 900, 740], 28, {
    ...outdoor,
    kind: 'garden-table',
    hasNamedSize: true,
    seats: 4,
    legs: ['straight', 'trestle'],
  }),
  furnitureType('garden-table-205', 'garden-dining', 4995, [2050, 1000, 740], 39, {
    ...outdoor,
    kind: 'garden-table',
    hasNamedSize: true,
    seats: 8,
    legs: ['straight', 'trestle', 'sled'],
    assembly: 'two-people',
  }),
  furnitureType('cafe-table', 'garden-dining', 1295, [700, 700, 720], 11, {
    ...outdoor,
    kind: 'garden-table',
    seats: 2,
    legs: ['pedestal', 'tapered'],
  }),
  furnitureType('garden-chair', 'garden-dining', 995, [560, 590, 840], 6, {
    ...outdoor,
    seats: 1,
    legs: ['straight', 'sled', 'tapered'],
    assembly: 'none',
  }),
  furnitureType('garden-bench', 'garden-dining', 2295, [1300, 560, 840], 17, {
    ...outdoor,
    kind: 'bench',
    parts: 2,
    seats: 3,
    legs: ['straight', 'tapered'],
  }),
]
