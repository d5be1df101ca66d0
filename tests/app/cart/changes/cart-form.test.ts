import { describe, expect, it } from 'vitest'

import { readCartForm } from '#app/cart/changes/cart-form.ts'
import { variantOf } from '#app/cart/cart.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the forms of a cart', () => {
  it('accept a typed quantity, or the step button that was pressed', () => {
    const typed = { intent: 'change', line: 'a', quantity: ' 3 ' }
    expect(readCartForm(formOf(typed))).toEqual({ intent: 'change', line: 'a', quantity: 3 })
    expect(readCartForm(formOf({ ...typed, step: '4' }))).toMatchObject({ quantity: 4 })
  })

  it.each(['', '-1', '1e9', 'abc', '1.5', '999999', '٣'])(
    'reject "%s" as a quantity',
    (quantity) => {
      expect(readCartForm(formOf({ intent: 'change', line: 'a', quantity }))).toEqual({
        intent: 'invalid',
        line: 'a',
      })
    },
  )

  it('accept quantity 0, which removes the line', () => {
    expect(readCartForm(formOf({ intent: 'change', line: 'a', quantity: '0' }))).toMatchObject({
      quantity: 0,
    })
  })

  it.each([{}, { intent: 'explode' }, { intent: 'remove' }, { intent: 'toString', line: 'a' }])(
    'reject %o without an error',
    (fields) => {
      expect(readCartForm(formOf(fields as Record<string, string>)).intent).toBe('invalid')
    },
  )

  it.each([
    ['140 × 200 cm', '140 × 200 cm'],
    ['One size', null],
    [' - ', null],
    [null, null],
  ])('label variant %s as %s', (name, shown) => {
    expect(variantOf(name)).toBe(shown)
  })
})
