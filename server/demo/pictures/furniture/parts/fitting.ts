import { bracket, handle, hook, knobs, rail, shelfSupport } from './hardware.ts'
import type { FurnitureBuilder } from './furniture-spec.ts'
import { frame, front, leg, top } from './spare-parts.ts'

/**
 * Small parts and spare parts: a handle, a leg, a rail, a front, a top, a frame or a bracket,
 * depending on the sizes; the design decides the shape.
 */
export const fitting: FurnitureBuilder = (spec) => {
  const { width, depth, height } = spec
  const longest = Math.max(width, depth, height)
  if (longest < 60) return knobs(spec)
  if (height > 3.5 * Math.max(width, depth)) return leg(spec)
  if (width > 2.6 * Math.max(depth, height)) return longest < 420 ? handle(spec) : rail(spec)
  if (depth < Math.min(width, height) * 0.16) return front(spec)
  if (height < Math.min(width, depth) * 0.16) return top(spec)
  if (Math.min(width, depth, height) > 140 && longest > 300) return frame(spec)
  return [bracket, hook, shelfSupport][spec.pick('form', 3)]!(spec)
}
