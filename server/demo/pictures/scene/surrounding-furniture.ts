/** The furniture that surrounds a product, by its position in millimetres. */
import type { ProductPlace } from './product-place.ts'
import type { PlacedFurniture } from './scene-setup.ts'

export const rug = (
  { palette }: ProductPlace,
  size: readonly [number, number, number],
  at: readonly [number, number, number],
): PlacedFurniture => ({
  kind: 'rug',
  material: 'wool',
  color: palette.rug,
  accent: palette.rugLine,
  size,
  at,
  design: 5,
})

export const floorLamp = ({ palette }: ProductPlace, x: number): PlacedFurniture => ({
  kind: 'floor-lamp',
  material: 'linen',
  color: 'F1E8D8',
  accent: palette.metal,
  size: [460, 460, 1620],
  at: [x, 0, -1200],
  design: 7,
})

export const plant = (x: number, z: number): PlacedFurniture => ({
  kind: 'plant-pot',
  material: 'ceramic',
  color: 'CFC4B2',
  legs: 'none',
  size: [380, 380, 380],
  at: [x, 0, z],
  design: 4,
})

export const vase = (at: readonly [number, number, number]): PlacedFurniture => ({
  kind: 'vase',
  material: 'ceramic',
  color: 'DDD5C6',
  size: [150, 150, 230],
  at,
  design: 2,
})

export const sideTable = ({ palette }: ProductPlace, x: number, z: number): PlacedFurniture => ({
  kind: 'side-table',
  material: palette.woodMaterial,
  color: palette.wood,
  accent: palette.metal,
  size: [430, 430, 500],
  at: [x, 0, z],
})

export const bedside = ({ palette }: ProductPlace, x: number): PlacedFurniture => ({
  kind: 'bedside-table',
  material: palette.woodMaterial,
  color: palette.wood,
  accent: palette.wood,
  size: [430, 380, 460],
  at: [x, 0, -1360],
  design: 3,
})

export const lampOn = ({ palette }: ProductPlace, x: number, y: number): PlacedFurniture => ({
  kind: 'table-lamp',
  material: 'ceramic',
  color: 'E6DCCB',
  accent: palette.metal,
  size: [250, 250, 390],
  at: [x, y, -1360],
  design: 5,
})

export const armchair = ({ palette }: ProductPlace, x: number, z: number): PlacedFurniture => ({
  kind: 'armchair',
  material: palette.secondMaterial,
  color: palette.second,
  accent: palette.wood,
  legs: 'tapered',
  size: [780, 800, 800],
  at: [x, 0, z],
  turn: x < 0 ? 26 : -26,
  design: 4,
})

export const sofa = ({ palette }: ProductPlace, z: number): PlacedFurniture => ({
  kind: 'sofa',
  material: palette.mainMaterial,
  color: palette.main,
  accent: palette.wood,
  legs: 'tapered',
  size: [2200, 920, 780],
  parts: 3,
  at: [0, 0, z],
  design: 11,
})

export const chair = (
  { palette }: ProductPlace,
  x: number,
  z: number,
  turn: number,
): PlacedFurniture => ({
  kind: 'dining-chair',
  material: palette.woodMaterial,
  color: palette.wood,
  accent: palette.wood,
  legs: 'tapered',
  at: [x, 0, z],
  turn,
  design: 2,
})

export const pendant = ({ palette }: ProductPlace, y: number, z: number): PlacedFurniture => ({
  kind: 'pendant-lamp',
  material: 'metal',
  color: palette.metal,
  accent: palette.metal,
  size: [560, 560, 340],
  at: [0, y, z],
  design: 2,
})

export const sideboard = ({ palette }: ProductPlace): PlacedFurniture => ({
  kind: 'sideboard',
  material: palette.woodMaterial,
  color: palette.wood,
  accent: palette.wood,
  legs: 'tapered',
  size: [1900, 420, 720],
  parts: 3,
  at: [0, 0, -1330],
  design: 12,
})

export const gardenTable = (x: number): PlacedFurniture => ({
  kind: 'side-table',
  material: 'teak',
  color: 'A9794C',
  accent: 'A9794C',
  size: [450, 450, 450],
  at: [x, 0, -400],
})

export const gardenChair = (x: number, turn: number): PlacedFurniture => ({
  kind: 'garden-chair',
  material: 'teak',
  color: 'A9794C',
  accent: 'A9794C',
  at: [x, 0, -400],
  turn,
  design: 6,
})
