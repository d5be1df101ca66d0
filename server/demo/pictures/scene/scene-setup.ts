import type { LegStyle, FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'

import type { Look, Palette } from './palette.ts'
import type { RoomOptions } from './room.ts'

/** Furniture placed in a room. */
export interface PlacedFurniture extends Look {
  kind: FurnitureKind
  /** Tapered by default. */
  legs?: LegStyle
  /** Width, depth, height; the kind's usual size by default. */
  size?: readonly [number, number, number]
  /** Three by default. */
  parts?: number
  /** Position of its middle, and rotation in degrees. */
  at: readonly [x: number, y: number, z: number]
  turn?: number
  /** Added to the scene's design; placed furniture with the same number looks the same. */
  design?: number
}

export const piece = (
  kind: FurnitureKind,
  ownLook: Look,
  size: PlacedFurniture['size'],
  at: PlacedFurniture['at'],
  rest: Pick<PlacedFurniture, 'legs' | 'parts' | 'turn' | 'design'> = {},
): PlacedFurniture => ({ kind, ...ownLook, size, at, ...rest })

/** A room, its furniture and the camera. */
export interface SceneSetup {
  room: RoomOptions
  furniture: readonly PlacedFurniture[]
  eye: readonly [number, number, number]
  target: readonly [number, number, number]
  /** Length of the lens in frame widths for a 16:9 frame. */
  lens: number
}

/** An indoor room with a plank floor, two windows to the left, and a back wall 1.6 m behind the middle. */
export function indoors(palette: Palette, change: Partial<RoomOptions>): RoomOptions {
  return {
    wall: palette.wall,
    floor: palette.floor,
    floorSurface: 'planks',
    halfWidth: 3300,
    back: -1600,
    height: 2900,
    windows: [
      [-900, 500, 500, 2500],
      [1100, 2500, 500, 2500],
    ],
    ...change,
  }
}
