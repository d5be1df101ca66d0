import { hashText } from '#server/merchant/vocabulary/hash-text.ts'

/** Seeded random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different members in random order; the whole list when it is shorter. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** Mulberry32, seeded by the FNV-1a hash of a text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)]!,
    sample(list, count) {
      const rest = [...list]
      for (let i = rest.length - 1; i > 0; i--) {
        const j = whole(0, i)
        const swapped = rest[i]!
        rest[i] = rest[j]!
        rest[j] = swapped
      }
      return rest.slice(0, count)
    },
  }
}
