import { expect, it } from 'vitest'

import { preferredOf } from '#app/checkout/select-delivery.server.ts'

const option = (id: number, feeIncVat: number, isDefault = false) => ({ id, feeIncVat, isDefault })

it.each([
  ['the cheapest', [option(1, 399), option(2, 99), option(3, 799)], 2],
  ['the first of equally cheap ones', [option(1, 0), option(2, 0), option(3, 400)], 1],
  ["the merchant's default", [option(1, 399), option(2, 99), option(3, 799, true)], 3],
  ['the cheapest where each is a default', [option(1, 399, true), option(2, 99, true)], 2],
  ['nothing without options', [], undefined],
])('%s is preselected', (_, options, id) => {
  expect(preferredOf(options)?.id).toBe(id)
})
