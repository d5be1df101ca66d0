import { expect, it } from 'vitest'

import { plainValue } from '#app/session/plain-value.ts'

it.each([
  ['se', 'se'],
  ['"se"', 'se'],
  ['"a\\u0062c"', 'abc'],
  ['"broken', '"broken'],
  ['"a" and "b"', '"a" and "b"'],
  ['604800', '604800'],
  ['{"a":1}', '{"a":1}'],
  ['', ''],
])('%s has the value %s', (value, expected) => {
  expect(plainValue(value)).toBe(expected)
})
