import { furnitureType } from './furniture-type.ts'

/** Lamps. */
export const lightingTypes = [
  furnitureType('floor-lamp', 'floor-lamps', 1695, [400, 400, 1520], 6, {
    finish: 'lamp',
    legs: ['pedestal', 'tapered'],
    assembly: 'simple',
  }),
  furnitureType('table-lamp', 'table-lamps', 895, [280, 280, 430], 2.2, {
    assembly: 'none',
    finish: 'lamp',
    legs: ['pedestal'],
  }),
  furnitureType('pendant-lamp', 'pendant-lamps', 1295, [420, 420, 340], 2.6, {
    finish: 'lamp',
    assembly: 'simple',
  }),
]

const rug = {
  kind: 'rug',
  finish: 'rug',
  hasNamedSize: true,
} as const

/**
 * Rugs are collections of their own, one product for each size, since the size decides the price.
 */
export const rugTypes = [
  furnitureType('rug-160', 'rugs', 1995, [1600, 2300, 12], 8, rug),
  furnitureType('rug-200', 'rugs', 3295, [2000, 3000, 12], 13, rug),
  furnitureType('rug-240', 'rugs', 4495, [2400, 3400, 12], 18, rug),
  furnitureType('runner', 'rugs', 1195, [800, 2500, 10], 4, rug),
]

/** Textiles. */
export const textileTypes = [
  furnitureType('cushion', 'cushions-throws', 349, [450, 450, 140], 0.6, {
    finish: 'textile',
    choice: 'cushion',
  }),
  furnitureType('throw', 'cushions-throws', 599, [1300, 1700, 8], 1, {
    finish: 'textile',
    choice: 'throw',
  }),
  furnitureType('curtain', 'curtains', 799, [1400, 80, 2400], 1.4, {
    parts: 2,
    finish: 'drape',
    choice: 'curtain',
  }),
]
