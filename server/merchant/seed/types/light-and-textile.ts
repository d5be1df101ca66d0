import { pieceType } from './piece-type.ts'

/** Lamps. */
export const lightingTypes = [
  pieceType({
    key: 'floor-lamp',
    kind: 'floor-lamp',
    names: ['golvlampa', 'gulvlampe', 'floor lamp', 'lattiavalaisin', 'gulvlampe'],
    categories: ['floor-lamps'],
    price: 1695,
    size: [400, 400, 1520],
    kilos: 6,
    parts: 1,
    finish: 'lamp',
    legs: ['pedestal', 'tapered'],
    assembly: 'simple',
  }),
  pieceType({
    key: 'table-lamp',
    kind: 'table-lamp',
    names: ['bordslampa', 'bordlampe', 'table lamp', 'pöytävalaisin', 'bordlampe'],
    categories: ['table-lamps'],
    price: 895,
    size: [280, 280, 430],
    kilos: 2.2,
    parts: 1,
    finish: 'lamp',
    legs: ['pedestal'],
  }),
  pieceType({
    key: 'pendant-lamp',
    kind: 'pendant-lamp',
    names: ['taklampa', 'loftlampe', 'pendant lamp', 'riippuvalaisin', 'taklampe'],
    categories: ['pendant-lamps'],
    price: 1295,
    size: [420, 420, 340],
    kilos: 2.6,
    parts: 1,
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

/** Rugs come in their own collections, one product a measure, since the measure sets the price. */
export const rugTypes = [
  pieceType({
    ...rug,
    key: 'rug-160',
    names: [
      'matta 160 × 230 cm',
      'tæppe 160 × 230 cm',
      'rug 160 × 230 cm',
      'matto 160 × 230 cm',
      'teppe 160 × 230 cm',
    ],
    price: 1995,
    size: [1600, 2300, 12],
    kilos: 8,
  }),
  pieceType({
    ...rug,
    key: 'rug-200',
    names: [
      'matta 200 × 300 cm',
      'tæppe 200 × 300 cm',
      'rug 200 × 300 cm',
      'matto 200 × 300 cm',
      'teppe 200 × 300 cm',
    ],
    price: 3295,
    size: [2000, 3000, 12],
    kilos: 13,
  }),
  pieceType({
    ...rug,
    key: 'rug-240',
    names: [
      'matta 240 × 340 cm',
      'tæppe 240 × 340 cm',
      'rug 240 × 340 cm',
      'matto 240 × 340 cm',
      'teppe 240 × 340 cm',
    ],
    price: 4495,
    size: [2400, 3400, 12],
    kilos: 18,
  }),
  pieceType({
    ...rug,
    key: 'runner',
    names: [
      'gångmatta 80 × 250 cm',
      'løber 80 × 250 cm',
      'runner 80 × 250 cm',
      'käytävämatto 80 × 250 cm',
      'løper 80 × 250 cm',
    ],
    price: 1195,
    size: [800, 2500, 10],
    kilos: 4,
  }),
]

/** Soft things. */
export const textileTypes = [
  pieceType({
    key: 'cushion',
    kind: 'cushion',
    names: ['prydnadskudde', 'pyntepude', 'cushion', 'koristetyyny', 'pyntepute'],
    categories: ['cushions-throws'],
    price: 349,
    size: [450, 450, 140],
    kilos: 0.6,
    parts: 1,
    finish: 'textile',
    choice: 'cushion',
  }),
  pieceType({
    key: 'throw',
    kind: 'throw',
    names: ['pläd', 'plaid', 'throw', 'torkkupeitto', 'pledd'],
    categories: ['cushions-throws'],
    price: 599,
    size: [1300, 1700, 8],
    kilos: 1,
    parts: 1,
    finish: 'textile',
    choice: 'throw',
  }),
  pieceType({
    key: 'curtain',
    kind: 'curtain',
    names: ['gardinpar', 'gardinsæt', 'pair of curtains', 'verhopari', 'gardinpar'],
    categories: ['curtains'],
    price: 799,
    size: [1400, 80, 2400],
    kilos: 1.4,
    parts: 2,
    finish: 'drape',
    choice: 'curtain',
  }),
]
