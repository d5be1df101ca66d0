/** The first of the numbers below `count` that is not before what is looked for, in an ascending order; `count` for none. */
export function firstAt(count: number, isBefore: (at: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
