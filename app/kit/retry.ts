interface RetryOptions {
  /** How often to try, the first time included. */
  attempts: number
  /** Milliseconds between two tries, or what gives them for the try that failed, from 1. */
  delayMs: number | ((attempt: number) => number)
  /** Whether this failure may pass by itself. */
  isRetryable: (error: unknown) => boolean
  wait?: (ms: number) => Promise<void>
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Tries until it works, a failure will not pass, or the attempts are used up; throws the last one. */
export async function retry<Value>(
  attempt: () => Promise<Value>,
  { attempts, delayMs, isRetryable, wait = sleep }: RetryOptions,
): Promise<Value> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      if (count >= attempts || !isRetryable(error)) throw error
      await wait(typeof delayMs === 'number' ? delayMs : delayMs(count))
    }
  }
}
