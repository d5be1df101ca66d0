import { bracket, handle, hook, knobs, rail, shelfSupport } from './hardware.ts'
import type { Workshop } from './order.ts'
import { frame, front, leg, top } from './spare-parts.ts'

/**
 * Small parts and spare parts: a handle, a leg, a rail, a front, a top, a frame or a bracket,
 * whichever the sizes suggest; shapes within each by design.
 */
export const fitting: Workshop = (order) => {
  const { width, depth, height } = order
  const longest = Math.max(width, depth, height)
  if (longest < 60) return knobs(order)
  if (height > 3.5 * Math.max(width, depth)) return leg(order)
  if (width > 2.6 * Math.max(depth, height)) return longest < 420 ? handle(order) : rail(order)
  if (depth < Math.min(width, height) * 0.16) return front(order)
  if (height < Math.min(width, depth) * 0.16) return top(order)
  if (Math.min(width, depth, height) > 140 && longest > 300) return frame(order)
  return [bracket, hook, shelfSupport][order.pick('form', 3)]!(order)
}
