const lockName = 'cart'
/** Longest wait for another tab, whose request may hang. */
const maxWaitMs = 10_000

/** One change at a time in all tabs: two that each add the first product would create two carts. At once without locks. */
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
