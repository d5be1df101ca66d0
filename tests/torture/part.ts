/** One line of the table at the end. */
export interface Row {
  /** What was done, in short. */
  attack: string
  measured: string
  /** What must hold. */
  bound: string
  isOk: boolean
}

export interface Run {
  /** The whole size times the scale, and at least one. */
  times(whole: number): number
  /** Numbers from 0 up to 1, the same ones for the same seed. */
  random(name: string): () => number
  /** Says how far it is. */
  say(line: string): void
}

export interface Part {
  name: string
  /** No part takes longer, whatever its size: what is left of it then is left out, and said. */
  minutes: number
  run(run: Run, isOver: () => boolean): Promise<Row[]>
}

/** @returns how much of the work was done in time, as a row of its own */
export function wasWhole(done: number, wanted: number, what: string): Row {
  return {
    attack: `${what} in time`,
    measured: `${done} of ${wanted}`,
    bound: 'all',
    isOk: done >= wanted,
  }
}

/** One of them; an empty list has none. */
export function pick<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)]!
}

/** How many of each, the most first: `303 × 12, 200 × 3`. */
export function counted(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  return sorted.map(([value, count]) => `${value} × ${count}`).join(', ') || 'none'
}
