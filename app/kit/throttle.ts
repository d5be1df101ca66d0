/** Gives a function that says yes at most once in a span of time. */
export function createThrottle(spanMs: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < spanMs) return false
    last = now
    return true
  }
}
