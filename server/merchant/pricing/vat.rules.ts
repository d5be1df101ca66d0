/**
 * In whole minor units, rounded half away from zero.
 *
 * @param incMinor amount including VAT, minor units; may be negative
 * @param basisPoints VAT rate, 2 550 for 25.5 %
 */
export function exVat(incMinor: number, basisPoints: number): number {
  const whole = 10_000 + basisPoints
  const magnitude = Math.floor((Math.abs(incMinor) * 10_000 * 2 + whole) / (whole * 2))
  return incMinor < 0 ? -magnitude : magnitude
}

/** An amount with and without VAT, minor units. */
export interface Amount {
  inc: number
  ex: number
}

export const amountOf = (inc: number, basisPoints: number): Amount => ({
  inc,
  ex: exVat(inc, basisPoints),
})

export const subtract = (a: Amount, b: Amount): Amount => ({ inc: a.inc - b.inc, ex: a.ex - b.ex })
