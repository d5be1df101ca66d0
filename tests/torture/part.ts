/** One row of the table at the end. */
export interface Row {
  /** Short description of the attack. */
  attack: string
  measured: string
  /** The condition that must hold. */
  bound: string
  isOk: boolean
}

export interface Run {
  /** `fullSize` times the scale, and at least one. */
  times(fullSize: number): number
  /** Numbers from 0 up to 1, the same ones for the same seed. */
  random(name: string): () => number
  /** Prints progress. */
  print(line: string): void
}

export interface Part {
  name: string
  /** Time limit of the part at any scale: the remaining work is omitted and reported. */
  minutes: number
  /** Needs more of the machine than a shop does, and is left out of a run of all parts. */
  isOnlyWhenNamed?: true
  run(run: Run, isOver: () => boolean): Promise<Row[]>
}

/** A row with the share of the work that was done in time. */
export function completionRow(done: number, wantedCount: number, unit: string): Row {
  return {
    attack: `${unit} in time`,
    measured: `${done} of ${wantedCount}`,
    bound: 'all',
    isOk: done >= wantedCount,
  }
}

/** A random item of a list that is not empty. */
export function pick<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)]!
}

/** Counts of each value, highest first: `303 × 12, 200 × 3`. */
export function countsText(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  return sorted.map(([value, count]) => `${value} × ${count}`).join(', ') || 'none'
}
