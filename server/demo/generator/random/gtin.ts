import type { Random } from './random.ts'

/** GTIN from the range for internal use, with its check digit. */
export function gtin13(random: Random): string {
  const digits = `2${String(random.whole(0, 999_999)).padStart(6, '0')}${String(random.whole(0, 99_999)).padStart(5, '0')}`
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
