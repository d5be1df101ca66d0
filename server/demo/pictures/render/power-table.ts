const steps = 1024

/** Powers of the numbers from 0 to 1 by one exponent; `power` reads them in a fraction of the time of `**`. */
export function powerTable(exponent: number): Float32Array {
  return Float32Array.from({ length: steps + 2 }, (_, i) => Math.min(1, i / steps) ** exponent)
}

/** @param base 0..1 */
export function power(table: Float32Array, base: number): number {
  const at = base * steps
  const step = Math.floor(at)
  const below = table[step]!
  return below + (table[step + 1]! - below) * (at - step)
}
