/**
 * One number determines every random choice of a run. `npm test` prints it; `TEST_SEED=… npm test`
 * makes the same choices again.
 */
export const seed = Number(process.env.TEST_SEED ?? 1)

/** One of so many, by the seed of the run; another run has others. */
export const inTurn = <Row>(rows: readonly Row[], oneOf: number): Row[] =>
  rows.filter((_, index) => (index + seed) % oneOf === 0)

/** Numbers from 0 up to 1, the same for the same seed and name. */
export function seededRandom(name: string): () => number {
  return randomFrom(
    [...name].reduce((state, letter) => (Math.imul(state, 31) + letter.charCodeAt(0)) | 0, seed),
  )
}

/** The same for one number (mulberry32). */
export function randomFrom(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
