import { expect, test } from 'vitest'

import { readZipDelivery, typedZip } from '#app/catalogue/stock/zip-delivery.ts'

test.for([
  [' 111 22 ', '111 22'],
  ['SE-11122', 'SE-11122'],
  ['１１１２２', '11122'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['', null],
  ['   ', null],
  ['Stockholm', null],
  ["' OR 1=1", null],
  ['<script>1', null],
  ['1'.repeat(13), null],
  ['🛋1', null],
])('%j is the postal code %j', ([typed, zip]) => {
  expect(typedZip(typed!)).toBe(zip)
})

const stored = { market: 'se', zip: '111 22', isServed: true, pickup: null }

test('what is delivered to a postal code counts in its own market alone', () => {
  const { market: _, ...delivery } = stored
  expect(readZipDelivery(stored, 'se')).toEqual(delivery)
  expect(readZipDelivery(stored, 'dk')).toBeNull()
})

test.for([undefined, null, 'x', [], {}, { ...stored, zip: '<b>' }, { ...stored, pickup: 7 }])(
  '%j in the cookie is no postal code',
  (state) => {
    expect(readZipDelivery(state, 'se')).toBeNull()
  },
)
