import { describe, expect, test } from 'vitest'
import { firstStep, lastStep } from '#server/demo/pictures/render/span.ts'

const values = [-3, -1, -0.4, 0, 0.4, 1, 3]
const changes = [-2, -0.3, 0, 0.3, 2]
const cases = values.flatMap((value) => changes.map((perStep) => ({ value, perStep })))

describe('the steps at which a value is at least the lowest one', () => {
  test.each(cases)('from $value, $perStep per step', ({ value, perStep }) => {
    const [low, end] = [-0.05, 9]
    const from = firstStep(value, perStep, low, end)
    const to = lastStep(value, perStep, low, end)
    for (let step = 0; step <= end; step++)
      expect([step, step >= from && step <= to]).toEqual([step, value + perStep * step >= low])
  })

  test('a change too small for whole numbers of steps gives none', () => {
    expect(firstStep(-1, 1e-30, 0, 9)).toBe(10)
    expect(lastStep(-1, -1e-30, 0, 9)).toBe(-1)
    expect(lastStep(1, -1e-30, 0, 9)).toBe(9)
  })
})
