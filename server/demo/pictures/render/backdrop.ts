import type { Finish } from './finish.ts'
import type { Part } from './mesh.ts'
import { type Shape, patch } from './shape.ts'
import type { Vector } from './vector.ts'

export interface BackdropSize {
  /** Half the width of the object in front of it, where the floor needs the finest grid. */
  reach: number
  /** Where the floor begins to rise into the wall. */
  back: number
  /** Radius of that rise. */
  round: number
  /** How far it goes in every direction. */
  extent: number
  /** Front edge of the floor. */
  front: number
  /** Height of the floor. */
  floor?: number
  /** Height above the floor of an object on the wall, where the wall needs the finest grid. */
  hangsAt?: number
}

/** A continuous studio backdrop: floor, rounded rise and wall. */
export function backdrop(finish: Finish, size: BackdropSize): Part {
  return { finish, shape: backdropShape(size), outOfFrame: true, shadowless: true }
}

function backdropShape({
  reach,
  back,
  round,
  extent,
  front,
  floor = 0,
  hangsAt,
}: BackdropSize): Shape {
  const acrossStops = spread(-extent, extent, 0, reach, hangsAt === undefined ? 56 : 64)
  const floorLength = front - back
  const arc = (round * Math.PI) / 2
  // Positions along the backdrop: from the front edge over the floor, up the rise and the wall.
  const alongStops =
    hangsAt === undefined
      ? [
          ...spread(0, floorLength, floorLength * 0.62, Math.max(reach, floorLength * 0.3), 50),
          ...Array.from({ length: 8 }, (_, i) => floorLength + (arc * (i + 1)) / 8),
          ...Array.from({ length: 10 }, (_, i) => floorLength + arc + (extent * (i + 1)) / 10),
        ]
      : spread(0, floorLength + arc + extent, floorLength + arc + hangsAt - round, reach, 80)
  return patch(acrossStops.length - 1, alongStops.length - 1, (_u, _v, column, row) => {
    const x = acrossStops[column]!
    const s = alongStops[row]!
    const { at, normal } = pointAlong(s, floorLength, arc, round, front, back)
    return { at: [x, at[1] + floor, at[2]], normal, grain: [x, s, 0] }
  })
}

function pointAlong(
  s: number,
  floorLength: number,
  arc: number,
  round: number,
  front: number,
  back: number,
): { at: Vector; normal: Vector } {
  if (s <= floorLength) return { at: [0, 0, front - s], normal: [0, 1, 0] }
  if (s <= floorLength + arc) {
    const angle = (s - floorLength) / round
    return {
      at: [0, round - round * Math.cos(angle), back - round * Math.sin(angle)],
      normal: [0, Math.cos(angle * lean), Math.sin(angle * lean)],
    }
  }
  const upright = (Math.PI / 2) * lean
  return {
    at: [0, round + s - floorLength - arc, back - round],
    normal: [0, Math.cos(upright), Math.sin(upright)],
  }
}

/** The wall is lit as if it were tilted back, so that it is a little brighter than the floor, without a bright band between. */
const lean = 0.38

/** Stops from `from` to `to`, most of them within `reach` of `around`. */
function spread(from: number, to: number, around: number, reach: number, count: number): number[] {
  const warp = (t: number) => t * (0.25 + 0.75 * Math.abs(t) ** 1.6)
  const left = around - from
  const right = to - around
  const stops: number[] = []
  for (let i = 0; i <= count; i++) {
    const t = (i / count) * 2 - 1
    const bent = warp(t)
    const far = t < 0 ? left : right
    const share = Math.min(1, (reach * 1.3) / far)
    // Stops are dense within `reach` of the middle and sparse towards the ends.
    const linear = t * far * share
    const full = bent * far
    const blend = Math.abs(t) ** 2
    stops.push(around + linear * (1 - blend) + full * blend)
  }
  return stops
}
