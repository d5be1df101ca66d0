import { expect, it } from 'vitest'

import { hashBuyer } from '#app/checkout/sales/hash-buyer.server.ts'

it('hashes a buyer in lower case and without spaces around', () => {
  const buyer = { email: ' Lisa@Example.com ', firstName: 'LISA', lastName: 'lisa', zip: '111 22' }
  const hashed = hashBuyer(buyer)
  // printf lisa@example.com | sha256sum
  expect(hashed.email).toBe('549069bff5ff3b9245a0f280cf205d759a113fb8cb858b4e0c51d6f7e11fa5fb')
  expect(hashed.firstName).toBe(hashed.lastName)
  expect(hashed.zip).toMatch(/^[0-9a-f]{64}$/)
})

it.each([{}, { email: null }, { email: '', firstName: ' ', zip: undefined }])(
  'leaves out what %j lacks',
  (buyer) => {
    expect(hashBuyer(buyer)).toEqual({})
  },
)
