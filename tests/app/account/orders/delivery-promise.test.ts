import { describe, expect, it } from 'vitest'

import { readDeliveryPromise } from '#app/account/orders/delivery-promise.ts'
import { writeMerchantData } from '#app/checkout/draft/merchant-data.ts'

const promise = { lines: { a: 'framme senast 1 december' }, isLate: false, pickup: null }

describe('a delivery promise', () => {
  it('is stored beside the other data of the cart', () => {
    const stored = writeMerchantData({ message: 'Ring på' }, 'owner', promise)
    expect(JSON.parse(stored)).toMatchObject({ message: 'Ring på', owner: 'owner' })
    expect(readDeliveryPromise(stored)).toEqual(promise)
  })

  it('keeps the dates of two hundred lines, which share a few', () => {
    const lines = Object.fromEntries(
      Array.from({ length: 200 }, (_, nth) => [
        `0f8fad5b-d9cb-469f-a165-${String(nth).padStart(12, '0')}`,
        `framme senast ${1 + (nth % 9)} december 2026`,
      ]),
    )
    const stored = writeMerchantData({ message: 'Ring på' }, 'owner', { ...promise, lines })
    expect(readDeliveryPromise(stored)).toEqual({ ...promise, lines })
  })

  it('loses the dates before the pickup point, and both before a typed value', () => {
    const place = { ...promise, pickup: 'Paketlådan' }
    const dates = Object.fromEntries(
      Array.from({ length: 200 }, (_, nth) => [`${nth}`, `${nth} ${'x'.repeat(50)}`]),
    )
    const many = writeMerchantData({}, 'owner', { ...place, lines: dates })
    expect(readDeliveryPromise(many)).toEqual({ ...place, lines: {} })
    const message = 'x'.repeat(8_950)
    const typed = writeMerchantData({ message }, 'owner', place)
    expect(JSON.parse(typed)).toEqual({ message, owner: 'owner' })
  })

  it.each([null, '', 'not JSON', '[]', '{"delivery":7}', '{"delivery":null}'])(
    'is unknown in %s',
    (text) => {
      expect(readDeliveryPromise(text)).toBeNull()
    },
  )

  it('is ignored when its stored data is incomplete', () => {
    expect(
      readDeliveryPromise('{"delivery":{"lines":{"a":1,"b":"soon","c":0},"texts":["later"]}}'),
    ).toEqual({
      lines: { b: 'soon', c: 'later' },
      isLate: true,
      pickup: null,
    })
  })
})
