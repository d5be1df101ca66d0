import { expect, test } from 'vitest'

import { networkErrorStep } from '#app/routes/withdrawal/network-error-step.ts'

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('the form of a withdrawal for a whole order without a response shows what was typed', () => {
  const typed = { orderNumber: '1001', email: 'lisa@example.test' }
  expect(networkErrorStep(formOf(typed))).toMatchObject({ step: 'guest', typed, fault: 'failed' })
})

test('the form for rows without a response leaves its page as it is', () => {
  expect(networkErrorStep(formOf({ orderNumber: '1001', key: 'abc' }))).toEqual({
    isNetworkError: true,
    step: 'lost',
  })
})
