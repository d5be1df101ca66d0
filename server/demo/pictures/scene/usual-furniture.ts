/** Furniture that several rooms have, by its position in millimetres. */
import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'

import type { Palette } from './palette.ts'
import type { PlacedFurniture } from './scene-setup.ts'

type At = PlacedFurniture['at']

export const rug = (
  { rug }: Palette,
  size: PlacedFurniture['size'],
  at: At,
  design?: number,
): PlacedFurniture => ({ kind: 'rug', ...rug, size, at, design })

export const vase = (
  color: string,
  width: number,
  height: number,
  at: At,
  design: number,
): PlacedFurniture => ({
  kind: 'vase',
  material: 'ceramic',
  color,
  size: [width, width, height],
  at,
  design,
})

export const plantPot = (
  material: FurnitureMaterial,
  color: string,
  size: number,
  at: At,
  design: number,
): PlacedFurniture => ({
  kind: 'plant-pot',
  material,
  color,
  legs: 'none',
  size: [size, size, size],
  at,
  design,
})

export const basket = (
  material: FurnitureMaterial,
  color: string,
  width: number,
  height: number,
  at: At,
): PlacedFurniture => ({
  kind: 'basket',
  material,
  color,
  accent: '8A6244',
  size: [width, width, height],
  at,
})

export const candleHolder = (
  width: number,
  height: number,
  at: At,
  design: number,
): PlacedFurniture => ({
  kind: 'candle-holder',
  material: 'brass',
  color: 'B08D4C',
  size: [width, width, height],
  parts: 1,
  at,
  design,
})

export const tableLamp = (
  { metal }: Palette,
  color: string,
  width: number,
  height: number,
  at: At,
  design: number,
): PlacedFurniture => ({
  kind: 'table-lamp',
  material: 'ceramic',
  color,
  accent: metal,
  size: [width, width, height],
  at,
  design,
})

export const floorLamp = ({ metal }: Palette, at: At): PlacedFurniture => ({
  kind: 'floor-lamp',
  material: 'linen',
  color: 'F1E8D8',
  accent: metal,
  size: [460, 460, 1620],
  at,
  design: 7,
})

/** The vase, the plant and the lamp of rooms that are about something else. */
export const smallVase = (at: At) => vase('DDD5C6', 150, 230, at, 2)
export const plant = (x: number, z: number) => plantPot('ceramic', 'CFC4B2', 380, [x, 0, z], 4)
export const smallLamp = (palette: Palette, at: At) => tableLamp(palette, 'E6DCCB', 250, 390, at, 5)

export const sideTable = ({ wood, metal }: Palette, at: At): PlacedFurniture => ({
  kind: 'side-table',
  ...wood,
  accent: metal,
  size: [430, 430, 500],
  at,
})

export const bedside = ({ wood }: Palette, x: number): PlacedFurniture => ({
  kind: 'bedside-table',
  ...wood,
  size: [430, 380, 460],
  at: [x, 0, -1360],
  design: 3,
})

export const armchair = ({ second, wood }: Palette, x: number, z: number): PlacedFurniture => ({
  kind: 'armchair',
  ...second,
  accent: wood.color,
  size: [780, 800, 800],
  at: [x, 0, z],
  turn: x < 0 ? 26 : -26,
  design: 4,
})

export const sofa = ({ main, wood }: Palette, z: number): PlacedFurniture => ({
  kind: 'sofa',
  ...main,
  accent: wood.color,
  size: [2200, 920, 780],
  at: [0, 0, z],
  design: 11,
})

export const chair = ({ wood }: Palette, x: number, z: number, turn: number): PlacedFurniture => ({
  kind: 'dining-chair',
  ...wood,
  at: [x, 0, z],
  turn,
  design: 2,
})

export const pendant = ({ metal }: Palette, at: At): PlacedFurniture => ({
  kind: 'pendant-lamp',
  material: 'metal',
  color: metal,
  size: [560, 560, 340],
  at,
  design: 2,
})

export const sideboard = ({ wood }: Palette): PlacedFurniture => ({
  kind: 'sideboard',
  ...wood,
  size: [1900, 420, 720],
  at: [0, 0, -1330],
  design: 12,
})

export const gardenTable = (x: number): PlacedFurniture => ({
  kind: 'side-table',
  material: 'teak',
  color: 'A9794C',
  size: [450, 450, 450],
  at: [x, 0, -400],
})

export const gardenChair = (
  color: string,
  x: number,
  z: number,
  turn: number,
): PlacedFurniture => ({
  kind: 'garden-chair',
  material: 'teak',
  color,
  at: [x, 0, z],
  turn,
  design: 6,
})
