/** A point or direction: x to the right, y up, z towards the viewer. Millimetres where it is a point. */
export type Vector = readonly [x: number, y: number, z: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vector): number => Math.sqrt(dot(a, a))
export const unit = (a: Vector): Vector => scale(a, 1 / (length(a) || 1))

/** Two directions at right angles to `direction` and to one another. */
export function frameOf(direction: Vector): { side: Vector; up: Vector } {
  const helper: Vector = Math.abs(direction[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0]
  const side = unit(cross(helper, direction))
  return { side, up: cross(direction, side) }
}
