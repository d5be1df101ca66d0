import { describe, expect, it } from 'vitest'

import { readDeliveryPromise, writeDeliveryPromise } from '#app/checkout/delivery-promise.ts'

const promise = { lines: { a: 'hos dig senast 1 december' }, isLate: false, pickup: null }

describe('a delivery promise', () => {
  it('is stored beside the other data of the cart', () => {
    const stored = writeDeliveryPromise('{"message":"Ring på"}', promise)
    expect(JSON.parse(stored)).toMatchObject({ message: 'Ring på' })
    expect(readDeliveryPromise(stored)).toEqual(promise)
  })

  it('is left out rather than the typed values when there is not enough space for both', () => {
    const typed = JSON.stringify({ message: 'x'.repeat(8_990) })
    expect(writeDeliveryPromise(typed, promise)).toBe(typed)
  })

  it.each([null, '', 'not JSON', '[]', '{"delivery":7}', '{"delivery":null}'])(
    'is unknown in %s',
    (text) => {
      expect(readDeliveryPromise(text)).toBeNull()
    },
  )

  it('is ignored when its stored data is incomplete', () => {
    expect(readDeliveryPromise('{"delivery":{"lines":{"a":1,"b":"soon"}}}')).toEqual({
      lines: { b: 'soon' },
      isLate: true,
      pickup: null,
    })
  })
})
