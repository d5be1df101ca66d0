import { expect, test } from 'vitest'

import { networkErrorResult } from '#app/routes/catalogue/product/network-error-result.ts'

const noResponse = { ok: false, result: { error: { '': ['noResponse'] } } }

test.for([
  [{ sku: '7', quantity: '2' }, { outcome: noResponse }],
  [{ intent: 'review', comment: 'Fin soffa' }, { review: noResponse }],
  [{ intent: 'stock-alert', email: 'lisa@example.test' }, { 'stock-alert': noResponse }],
  [{ intent: 'price-alert', email: 'lisa@example.test' }, { 'price-alert': noResponse }],
] as const)('the form %j without a response keeps what was typed', ([typed, result]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const lost = networkErrorResult(form)
  expect(lost).toMatchObject({ isNetworkError: true, ...result })
  expect(Object.values(lost)).toContainEqual(
    expect.objectContaining({ result: expect.objectContaining({ initialValue: typed }) }),
  )
})

test('a package without a response keeps the chosen options', () => {
  const form = new FormData()
  form.set('package', '1')
  form.set('group-3', '12.40')
  expect(networkErrorResult(form)).toMatchObject({
    isNetworkError: true,
    package: { ok: false, error: 'noResponse', choices: { 3: '12.40' } },
  })
})
