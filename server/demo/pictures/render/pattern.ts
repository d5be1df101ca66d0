import type { Pattern } from './finish.ts'

/**
 * How much of the second colour a pattern shows at a point of its cloth, 0..1. `u` and `v` are
 * millimetres from the cloth's corner; patterns that frame a cloth use shares instead and are given
 * u and v in thousandths.
 */
export function patternShare(pattern: Pattern, u: number, v: number): number {
  return patterns[pattern](u, v)
}

const patterns: Record<Pattern, (u: number, v: number) => number> = {
  stripes: (u) => band(u, 90, 0.33),
  checks: (u, v) => (band(u, 120, 0.5) + band(v, 120, 0.5)) / 2,
  frame: (u, v) => {
    const edge = Math.min(u, v, 1000 - u, 1000 - v)
    return edge > 45 && edge < 75 ? 1 : edge > 88 && edge < 96 ? 1 : 0
  },
  diamonds: (u, v) => {
    const a = distanceToMultiple(u + v, 250)
    const b = distanceToMultiple(u - v, 250)
    return Math.min(a, b) < 9 ? 1 : 0
  },
  arches: (u, v) => {
    const row = Math.floor(v / 200)
    const x = distanceToMultiple(u + (row % 2) * 125, 250)
    const y = v - row * 200
    const distance = Math.hypot(x, y)
    return (distance > 70 && distance < 84) || (distance > 98 && distance < 112) ? 1 : 0
  },
  rings: (u, v) => {
    const distance = Math.hypot(u - 500, v - 500)
    return band(distance, 110, 0.3)
  },
  shade: (_u, v) => Math.max(0, Math.min(1, (v - 350) / 300)),
}

/** 1 within the first share of each period. */
function band(value: number, period: number, share: number): number {
  const rest = value / period - Math.floor(value / period)
  return rest < share ? 1 : 0
}

function distanceToMultiple(value: number, period: number): number {
  const rest = value - Math.floor(value / period) * period
  return Math.min(rest, period - rest)
}
