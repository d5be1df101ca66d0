export interface Rng {
  /** A number from `low` to `high`. */
  between(low: number, high: number): number
  /** A whole number from 0 to `count` − 1. */
  below(count: number): number
  /** True with the given chance, 0..1. */
  happens(chance: number): boolean
  /** One of the given items. */
  oneOf<T>(items: readonly [T, ...T[]]): T
}

/**
 * A seeded generator of random numbers (mulberry32): the same sequence for the same 32-bit seed on
 * every machine.
 */
export function createRng(seed: number): Rng {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (low, high) => low + (high - low) * roll(),
    below: (count) => Math.floor(roll() * count),
    happens: (chance) => roll() < chance,
    oneOf: (items) => items[Math.floor(roll() * items.length)] ?? items[0],
  }
}

/** Combines a seed with a purpose, so that each decision has its own sequence. */
export function seedFor(design: number, purpose: string): number {
  let hash = design >>> 0 || 1
  for (let i = 0; i < purpose.length; i++) {
    hash = Math.imul(hash ^ purpose.charCodeAt(i), 0x01000193) >>> 0
    hash ^= hash >>> 13
  }
  return Math.imul(hash, 0x85ebca6b) >>> 0
}
