/** Runs work with the same key one after the other, in the order of the calls. */
export type KeyedQueue = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>()
  return async function enqueue(key, run) {
    const before = last.get(key) ?? Promise.resolve()
    // What failed before holds nobody up.
    const own = before.then(run, run)
    last.set(key, own)
    try {
      return await own
    } finally {
      if (last.get(key) === own) last.delete(key)
    }
  }
}
