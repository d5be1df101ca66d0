import { type Shape, setVector } from './shape.ts'
import { type Vector, cross, length, scale, unit } from './vector.ts'

export interface Placement {
  /** New position of the shape's origin. */
  at?: Vector
  /** Degrees: lean (about x), turn (about y), tip (about z); lean first, then tip, then turn. */
  turn?: Vector
}

/** A turned and moved copy of the shape. */
export function placed(shape: Shape, { at = [0, 0, 0], turn = [0, 0, 0] }: Placement): Shape {
  const [lean, turnAbout, tip] = turn.map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ]
  const [cosLean, sinLean] = [Math.cos(lean), Math.sin(lean)]
  const [cosTip, sinTip] = [Math.cos(tip), Math.sin(tip)]
  const [cosTurn, sinTurn] = [Math.cos(turnAbout), Math.sin(turnAbout)]
  const rotate = (vector: Vector): Vector => {
    const x = vector[0]
    const y1 = vector[1] * cosLean - vector[2] * sinLean
    const z1 = vector[1] * sinLean + vector[2] * cosLean
    const x2 = x * cosTip - y1 * sinTip
    const y2 = x * sinTip + y1 * cosTip
    return [x2 * cosTurn + z1 * sinTurn, y2, z1 * cosTurn - x2 * sinTurn]
  }
  return changed(
    shape,
    (point) => {
      const turned = rotate(point)
      return [turned[0] + at[0], turned[1] + at[1], turned[2] + at[2]]
    },
    rotate,
  )
}

/** The shape deformed by a smooth map of space, with its normals. */
export function bent(shape: Shape, bend: (point: Vector) => Vector): Shape {
  const step = 0.5
  let here: Vector = [0, 0, 0]
  return changed(
    shape,
    (point) => {
      here = point
      return bend(point)
    },
    (normal) => {
      // Columns of the map's Jacobian matrix; its cofactors transform the normals.
      const column = (axis: 0 | 1 | 2): Vector => {
        const ahead: [number, number, number] = [here[0], here[1], here[2]]
        const back: [number, number, number] = [here[0], here[1], here[2]]
        ahead[axis] += step
        back[axis] -= step
        const a = bend(ahead)
        const b = bend(back)
        return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
      }
      const [x, y, z] = [column(0), column(1), column(2)]
      const yz = scale(cross(y, z), normal[0])
      const zx = scale(cross(z, x), normal[1])
      const xy = scale(cross(x, y), normal[2])
      const sum: Vector = [yz[0] + zx[0] + xy[0], yz[1] + zx[1] + xy[1], yz[2] + zx[2] + xy[2]]
      return length(sum) > 0 ? unit(sum) : normal
    },
  )
}

function changed(
  shape: Shape,
  movePoint: (point: Vector) => Vector,
  turnNormal: (normal: Vector) => Vector,
): Shape {
  const points = new Float32Array(shape.points.length)
  const normals = new Float32Array(shape.normals.length)
  for (let i = 0; i < points.length; i += 3) {
    setVector(points, i, movePoint(vectorAt(shape.points, i)))
    setVector(normals, i, turnNormal(vectorAt(shape.normals, i)))
  }
  return { points, normals, grain: shape.grain.slice(), corners: shape.corners.slice() }
}

const vectorAt = (list: Float32Array, position: number): Vector => [
  list[position]!,
  list[position + 1]!,
  list[position + 2]!,
]
