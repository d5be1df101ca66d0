/** Furniture that several rooms have, by its position in millimetres. */
import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'

import { look, type Palette } from './palette.ts'
import { piece, type PlacedFurniture } from './scene-setup.ts'

type At = PlacedFurniture['at']

export const rug = (
  { rug }: Palette,
  size: PlacedFurniture['size'],
  at: At,
  design?: number,
): PlacedFurniture => piece('rug', rug, size, at, { design })

export const vase = (
  color: string,
  width: number,
  height: number,
  at: At,
  design: number,
): PlacedFurniture => piece('vase', look('ceramic', color), [width, width, height], at, { design })

export const plantPot = (
  material: FurnitureMaterial,
  color: string,
  size: number,
  at: At,
  design: number,
): PlacedFurniture =>
  piece('plant-pot', look(material, color), [size, size, size], at, { legs: 'none', design })

export const basket = (
  material: FurnitureMaterial,
  color: string,
  width: number,
  height: number,
  at: At,
): PlacedFurniture => piece('basket', look(material, color, '8A6244'), [width, width, height], at)

export const candleHolder = (
  width: number,
  height: number,
  at: At,
  design: number,
): PlacedFurniture =>
  piece('candle-holder', look('brass', 'B08D4C'), [width, width, height], at, { parts: 1, design })

export const tableLamp = (
  { metal }: Palette,
  color: string,
  width: number,
  height: number,
  at: At,
  design: number,
): PlacedFurniture =>
  piece('table-lamp', look('ceramic', color, metal), [width, width, height], at, { design })

export const floorLamp = ({ metal }: Palette, at: At): PlacedFurniture =>
  piece('floor-lamp', look('linen', 'F1E8D8', metal), [460, 460, 1620], at, { design: 7 })

/** The vase, the plant and the lamp of rooms that are about something else. */
export const smallVase = (at: At) => vase('DDD5C6', 150, 230, at, 2)
export const plant = (x: number, z: number) => plantPot('ceramic', 'CFC4B2', 380, [x, 0, z], 4)
export const smallLamp = (palette: Palette, at: At) => tableLamp(palette, 'E6DCCB', 250, 390, at, 5)

export const sideTable = ({ wood, metal }: Palette, at: At): PlacedFurniture =>
  piece('side-table', { ...wood, accent: metal }, [430, 430, 500], at)

export const bedside = ({ wood }: Palette, x: number): PlacedFurniture =>
  piece('bedside-table', wood, [430, 380, 460], [x, 0, -1360], { design: 3 })

export const armchair = ({ second, wood }: Palette, x: number, z: number): PlacedFurniture =>
  piece('armchair', { ...second, accent: wood.color }, [780, 800, 800], [x, 0, z], {
    turn: x < 0 ? 26 : -26,
    design: 4,
  })

export const sofa = ({ main, wood }: Palette, z: number): PlacedFurniture =>
  piece('sofa', { ...main, accent: wood.color }, [2200, 920, 780], [0, 0, z], { design: 11 })

export const chair = ({ wood }: Palette, x: number, z: number, turn: number): PlacedFurniture =>
  piece('dining-chair', wood, undefined, [x, 0, z], { turn, design: 2 })

export const pendant = ({ metal }: Palette, at: At): PlacedFurniture =>
  piece('pendant-lamp', look('metal', metal), [560, 560, 340], at, { design: 2 })

export const sideboard = ({ wood }: Palette): PlacedFurniture =>
  piece('sideboard', wood, [1900, 420, 720], [0, 0, -1330], { design: 12 })

export const gardenTable = (x: number): PlacedFurniture =>
  piece('side-table', look('teak', 'A9794C'), [450, 450, 450], [x, 0, -400])

export const gardenChair = (color: string, x: number, z: number, turn: number): PlacedFurniture =>
  piece('garden-chair', look('teak', color), undefined, [x, 0, z], { turn, design: 6 })
