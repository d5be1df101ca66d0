import { describe, expect, it } from 'vitest'

import type { BuyableSku } from '#app/catalogue/product/product.ts'
import { readBuyForm } from '#app/routes/catalogue/product/buy-form.ts'

const known: BuyableSku[] = [
  { id: 11, available: 4 },
  { id: 12, available: 2000 },
]

const read = (fields: Record<string, string>, skus: BuyableSku[] | null = known) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readBuyForm(form, skus)
}

describe('the form of the buying box', () => {
  it('asks for a size when none, or none of this product, is chosen', () => {
    for (const chosen of ['', '99', '__proto__', '11; drop table']) {
      expect(read({ sku: chosen, quantity: '1' })).toMatchObject({
        ok: false,
        field: 'sku',
        reason: { key: 'sizeMissing' },
      })
    }
  })

  it.each(['0', '-1', '1e9', 'abc', '1.5', '', '1000', '99999999999999'])(
    'does not take %j for a quantity, and gives it back to be mended',
    (quantity) => {
      expect(read({ sku: '12', quantity })).toMatchObject({
        ok: false,
        field: 'quantity',
        quantity,
        skuId: '12',
      })
    },
  )

  it('says how many are left when more are wanted', () => {
    expect(read({ sku: '11', quantity: '5' })).toMatchObject({
      ok: false,
      reason: { key: 'tooMany', stock: 4 },
    })
  })

  it('leaves stock to the cart while the catalogue is away, and still asks for a size', () => {
    expect(read({ sku: '11', quantity: '5' }, null)).toMatchObject({
      ok: true,
      value: { skuId: 11, quantity: 5 },
    })
    for (const chosen of ['', '__proto__', '11; drop table']) {
      expect(read({ sku: chosen }, null)).toMatchObject({ reason: { key: 'sizeMissing' } })
    }
    expect(read({ sku: '11', quantity: '0' }, null)).toMatchObject({ field: 'quantity' })
  })

  it('takes what can be had; one piece when nothing is said', () => {
    expect(read({ sku: '11', quantity: '4' })).toEqual({
      ok: true,
      value: { skuId: 11, quantity: 4 },
    })
    expect(read({ sku: '11' })).toMatchObject({ ok: true, value: { quantity: 1 } })
  })
})
