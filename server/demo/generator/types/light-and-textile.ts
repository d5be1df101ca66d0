import { furnitureType } from './furniture-type.ts'

/** Lamps. */
export const lightingTypes = [
  furnitureType({
    key: 'floor-lamp',
    categories: ['floor-lamps'],
    price: 1695,
    size: [400, 400, 1520],
    kilos: 6,
    finish: 'lamp',
    legs: ['pedestal', 'tapered'],
    assembly: 'simple',
  }),
  furnitureType({
    key: 'table-lamp',
    assembly: 'none',
    categories: ['table-lamps'],
    price: 895,
    size: [280, 280, 430],
    kilos: 2.2,
    finish: 'lamp',
    legs: ['pedestal'],
  }),
  furnitureType({
    key: 'pendant-lamp',
    categories: ['pendant-lamps'],
    price: 1295,
    size: [420, 420, 340],
    kilos: 2.6,
    finish: 'lamp',
    assembly: 'simple',
  }),
]

const rug = {
  kind: 'rug',
  categories: ['rugs'],
  finish: 'rug',
  parts: 1,
  hasNamedSize: true,
} as const

/**
 * Rugs are collections of their own, one product for each size, since the size decides the price.
 */
export const rugTypes = [
  furnitureType({
    ...rug,
    key: 'rug-160',
    price: 1995,
    size: [1600, 2300, 12],
    kilos: 8,
  }),
  furnitureType({
    ...rug,
    key: 'rug-200',
    price: 3295,
    size: [2000, 3000, 12],
    kilos: 13,
  }),
  furnitureType({
    ...rug,
    key: 'rug-240',
    price: 4495,
    size: [2400, 3400, 12],
    kilos: 18,
  }),
  furnitureType({
    ...rug,
    key: 'runner',
    price: 1195,
    size: [800, 2500, 10],
    kilos: 4,
  }),
]

/** Textiles. */
export const textileTypes = [
  furnitureType({
    key: 'cushion',
    categories: ['cushions-throws'],
    price: 349,
    size: [450, 450, 140],
    kilos: 0.6,
    finish: 'textile',
    choice: 'cushion',
  }),
  furnitureType({
    key: 'throw',
    categories: ['cushions-throws'],
    price: 599,
    size: [1300, 1700, 8],
    kilos: 1,
    finish: 'textile',
    choice: 'throw',
  }),
  furnitureType({
    key: 'curtain',
    categories: ['curtains'],
    price: 799,
    size: [1400, 80, 2400],
    kilos: 1.4,
    parts: 2,
    finish: 'drape',
    choice: 'curtain',
  }),
]
