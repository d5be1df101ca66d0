import type { FurnitureBuilder } from './furniture-spec.ts'

/** How a kind of piece is built and shown. */
export interface FurnitureModel {
  build: FurnitureBuilder
  /** Width, depth, height in millimetres, used when the product does not say. */
  usualSize: readonly [width: number, depth: number, height: number]
  /** Where it belongs: on the floor, on a wall, under the ceiling, or lying flat. */
  position?: 'floor' | 'wall' | 'ceiling' | 'flat'
  /** Degrees above the horizon from the front. */
  pitch?: number
  /** Degrees around and above for the second view. */
  angle?: readonly [yaw: number, pitch: number]
  /** Share of the frame that it fills. */
  fill?: number
  /** Where the detail view looks, as shares of the piece's box from its lower left back corner. */
  detail?: readonly [x: number, y: number, z: number]
}
