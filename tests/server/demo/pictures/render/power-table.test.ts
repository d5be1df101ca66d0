import { expect, test } from 'vitest'
import { power, powerTable } from '#server/demo/pictures/render/power-table.ts'

test.each([2.6, 4, 30, 120])(
  'a table of powers by %d differs by less than a shade of grey',
  (exponent) => {
    const table = powerTable(exponent)
    for (let base = 0; base <= 1; base += 0.0007)
      expect(Math.abs(power(table, base) - base ** exponent)).toBeLessThan(1 / 255)
    expect(power(table, 0)).toBe(0)
    expect(power(table, 1)).toBe(1)
  },
)
