import { describe, expect, it } from 'vitest'

import { readStock, stockLabel } from '#app/catalogue/stock/stock-label.ts'

const stock = (inStock: number, oversellable = 0, fixed = 0) => ({
  inStock,
  oversellable,
  static: fixed,
  totalStock: inStock + oversellable + fixed,
})

describe('the stock line', () => {
  it.each([
    ['nothing anywhere', stock(0), 1, 'outOfStock', 'later'],
    ['plenty', stock(20), 1, 'inStock', 'soon'],
    ['six', stock(6), 1, 'inStock', 'soon'],
    ['five', stock(5), 1, 'fewLeft', 'soon'],
    ['one', stock(1), 1, 'fewLeft', 'soon'],
    ['none, but it can be ordered', stock(0, 10), 1, 'oversellable', 'later'],
    ['two of three wanted, the rest ordered', stock(2, 10), 3, 'oversellable', 'later'],
    ['two of two wanted, more can be ordered', stock(2, 10), 2, 'fewLeft', 'soon'],
    ['always there', stock(0, 0, 5), 1, 'static', 'soon'],
    ['more than can be ordered, but always there', stock(0, 2, 9), 3, 'oversellable', 'later'],
  ])('with %s', (_what, amounts, quantity, status, delivery) => {
    expect(stockLabel(amounts, quantity)).toMatchObject({ status, delivery })
  })

  it('shows the number when few are left', () => {
    expect(stockLabel(stock(3))).toEqual({ status: 'fewLeft', quantity: 3, delivery: 'soon' })
  })

  it('treats a response without stock as sold out', () => {
    expect(stockLabel(readStock(null)).status).toBe('outOfStock')
  })
})
