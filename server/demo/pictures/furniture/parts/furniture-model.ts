import type { FurnitureBuilder } from './furniture-spec.ts'

/** How a furniture kind is built and shown. */
export interface FurnitureModel {
  build: FurnitureBuilder
  /** Width, depth, height in millimetres, for a product without them. */
  usualSize: readonly [width: number, depth: number, height: number]
  /** Position in a room: on the floor, on a wall, under the ceiling, or lying flat. */
  position?: 'floor' | 'wall' | 'ceiling' | 'flat'
  /** Degrees above the horizon from the front. */
  pitch: number
  /** Degrees around and above for the second view. */
  angle: readonly [yaw: number, pitch: number]
  /** Share of the frame that the furniture fills. */
  fill?: number
  /** Target of the detail view, as shares of the bounding box from its lower left back corner. */
  detail?: readonly [x: number, y: number, z: number]
}
