/** Returns a function that returns true at most once in `spanMs`. */
export function createThrottle(spanMs: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < spanMs) return false
    last = now
    return true
  }
}
