import { expect, test } from 'vitest'

import { readZipDelivery } from '#app/catalogue/stock/zip-delivery.ts'

const stored = { market: 'se', zip: '111 22', isServed: true, pickup: null }
const sweden = { alias: 'se', country: { code: 'SE' } }

test('what is delivered to a postal code counts in its own market alone', () => {
  const { market: _, ...delivery } = stored
  expect(readZipDelivery(stored, sweden)).toEqual(delivery)
  expect(readZipDelivery(stored, { alias: 'dk', country: { code: 'DK' } })).toBeNull()
})

test.for([
  undefined,
  null,
  'x',
  [],
  {},
  { ...stored, zip: '<b>' },
  { ...stored, zip: '1234' },
  { ...stored, pickup: 7 },
])('%j in the cookie is no postal code', (state) => {
  expect(readZipDelivery(state, sweden)).toBeNull()
})
