import { LRUCache } from 'lru-cache'

import type { Result } from '#app/kit/result.ts'
import { minute } from '#app/kit/time.ts'

const attempts = new LRUCache<string, Promise<Result<unknown, unknown>>>({
  max: 5_000,
  ttl: 10 * minute * 1000,
})

/**
 * Runs once for a key, however often it is asked for: a second press of the button gets the answer of
 * the first. Something refused or failed may be tried again under the same key.
 */
export function oncePerAttempt<Value, Reason>(
  key: string,
  run: () => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  const running = attempts.get(key)
  if (running) return running as Promise<Result<Value, Reason>>
  const attempt = run()
  attempts.set(key, attempt)
  const forget = () => attempts.delete(key)
  attempt.then((result) => {
    if (!result.ok) forget()
  }, forget)
  return attempt
}
