import { LRUCache } from 'lru-cache'

export interface StaleCacheOptions {
  max: number
  /** How long a value is returned without making a newer one, in milliseconds. */
  freshMs: number
  /** How long it is returned while newer ones cannot be made. */
  usableMs: number
  now?: () => number
}

export interface StaleCache<Value> {
  /** The kept value, while one newer is made when it is old; without one, the value when it is made. */
  read(key: string, make: () => Promise<Value>): Promise<Value>
}

/** Keeps values that take long to make: only the first request waits, and failures keep the previous value. */
export function createStaleCache<Value>({
  max,
  freshMs,
  usableMs,
  now = () => performance.now(),
}: StaleCacheOptions): StaleCache<Value> {
  const values = new LRUCache<string, { value: Value; madeAt: number }>({ max })
  const pending = new Map<string, Promise<Value>>()

  function make(key: string, create: () => Promise<Value>): Promise<Value> {
    const running = pending.get(key)
    if (running) return running
    const madeAt = now()
    const making = create()
      .then((value) => {
        values.set(key, { value, madeAt })
        return value
      })
      .finally(() => pending.delete(key))
    pending.set(key, making)
    return making
  }

  return {
    async read(key, create) {
      const kept = values.get(key)
      const age = kept ? now() - kept.madeAt : Infinity
      if (kept && age < freshMs) return kept.value
      const newer = make(key, create)
      if (!kept || age > usableMs) return newer
      newer.catch(() => undefined)
      return kept.value
    },
  }
}
