import { expect, test } from 'vitest'

import { lostStep } from '#app/routes/withdrawal/lost-step.ts'

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('the first form of a withdrawal without a response shows what was typed', () => {
  const typed = { orderNumber: '1001', email: 'lisa@example.test' }
  expect(lostStep(formOf(typed))).toMatchObject({ step: 'identify', typed, fault: 'failed' })
})

test('the second form without a response leaves its page as it is', () => {
  expect(lostStep(formOf({ orderNumber: '1001', key: 'abc' }))).toEqual({
    isLost: true,
    step: 'lost',
  })
})
