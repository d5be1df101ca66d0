import { describe, expect, it } from 'vitest'

import type { BuyableSku } from '#app/catalogue/product/product.ts'
import { parseBuyForm } from '#app/routes/catalogue/product/buy/buy-form.ts'

const known: BuyableSku[] = [
  { id: 11, available: 4 },
  { id: 12, available: 2000 },
  { id: 13, available: 0 },
]

const parse = (fields: Record<string, string>, skus: BuyableSku[] | null = known) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseBuyForm(form, skus)
}
const errorsOf = (...args: Parameters<typeof parse>) => parse(...args).reply().error

describe('the buy form', () => {
  it('requires a size of this product', () => {
    for (const sku of ['', '99', '011', '__proto__', '11; drop table']) {
      expect(errorsOf({ sku, quantity: '1' })?.sku?.[0], sku).toBe('sizeMissing')
    }
  })

  it.each(['0', '-1', '1e9', 'abc', '1.5', '1000', '99999999999999'])(
    'rejects %j as a quantity, and keeps it in the field',
    (quantity) => {
      expect(parse({ sku: '12', quantity }).reply()).toMatchObject({
        error: { quantity: ['quantity'] },
        initialValue: { sku: '12', quantity },
      })
    },
  )

  it('requires a quantity that was emptied', () => {
    expect(errorsOf({ sku: '12', quantity: '' })).toEqual({ quantity: ['quantity'] })
  })

  it('rejects more than the available stock', () => {
    expect(errorsOf({ sku: '11', quantity: '5' })).toEqual({ quantity: ['tooMany'] })
    expect(errorsOf({ sku: '13', quantity: '1' })).toEqual({ quantity: ['soldOut'] })
  })

  it('leaves the stock check to the cart while the catalogue is down, and still requires a size', () => {
    const unknownSku = parse({ sku: '11', quantity: '5' }, null)
    expect(unknownSku).toMatchObject({ status: 'success', value: { sku: '11', quantity: '5' } })
    for (const sku of ['', '__proto__', '11; drop table']) {
      expect(errorsOf({ sku }, null)?.sku?.[0], sku).toBe('sizeMissing')
    }
    expect(errorsOf({ sku: '11', quantity: '0' }, null)).toHaveProperty('quantity')
  })

  it('accepts available quantities, and one piece by default', () => {
    const taken = parse({ sku: '11', quantity: ' 4 ' })
    expect(taken).toMatchObject({ status: 'success', value: { sku: '11', quantity: '4' } })
    expect(parse({ sku: '11' })).toMatchObject({ value: { quantity: '1' } })
  })

  it('drops field names that build objects and those that are conform intents', () => {
    const hostile = { 'sku[100000000]': '1', 'x.y': '1', __intent__: '{"type":"reset"}' }
    const { status, payload } = parse({ sku: '11', ...hostile })
    expect({ status, payload }).toEqual({
      status: 'success',
      payload: { sku: '11', quantity: '1' },
    })
  })
})
