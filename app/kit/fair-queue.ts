/** Runs a task when it is its turn, and resolves to its result. */
export type FairQueue = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>

/**
 * A queue that runs one task at a time. Keys take turns, in the order in which they came: the only task of a key
 * waits for at most one of each other key, however many that one has.
 */
export function createFairQueue(): FairQueue {
  // A map keeps its order: the first key is the next one.
  const waiting = new Map<string, (() => void)[]>()
  let isBusy = false

  function startNext(): void {
    const [next] = waiting
    isBusy = next !== undefined
    if (!next) return
    const [key, starts] = next
    waiting.delete(key)
    const start = starts.shift()
    if (starts.length > 0) waiting.set(key, starts)
    start?.()
  }

  return async (key, task) => {
    if (isBusy) {
      await new Promise<void>((start) => {
        const starts = waiting.get(key)
        if (starts) starts.push(start)
        else waiting.set(key, [start])
      })
    }
    isBusy = true
    try {
      return await task()
    } finally {
      startNext()
    }
  }
}
