import type { Part } from '#server/demo/pictures/render/mesh.ts'

/** How far forward points within 60 mm of a place, seen from the front, reach. */
export function reachAt(parts: Part[], [x, y]: readonly [number, number]): number {
  const reaches = parts.flatMap(({ shape: { points } }) =>
    Array.from({ length: points.length / 3 }, (_, i) => i * 3)
      .filter((at) => Math.hypot(points[at]! - x, points[at + 1]! - y) < 60)
      .map((at) => points[at + 2]!),
  )
  return Math.max(...reaches)
}

/** The middle of a part, seen from the front. */
export function middleOf({ shape: { points } }: Part): readonly [number, number] {
  const [x, y] = [0, 1].map((axis) => {
    const values = Array.from(points).filter((_, i) => i % 3 === axis)
    return (Math.min(...values) + Math.max(...values)) / 2
  }) as [number, number]
  return [x, y]
}
