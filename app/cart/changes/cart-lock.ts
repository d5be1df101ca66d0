const lockName = 'cart'
/** Longest wait for another tab, whose request may hang. */
const maxWaitMs = 10_000

/**
 * Runs one change at a time in all tabs of the browser. Two tabs that each add the first product would
 * otherwise create two carts, and the cookie keeps only one of them. Browsers without locks run it at once.
 */
export async function withCartLock<Value>(change: () => Promise<Value>): Promise<Value> {
  const signal = AbortSignal.timeout?.(maxWaitMs)
  if (!signal || !('locks' in navigator)) return change()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return change()
  }
  try {
    return (await navigator.locks.request(lockName, { signal }, begin)) as Value
  } catch (error) {
    if (hasBegun) throw error
    return change()
  }
}
