import { describe, expect, it } from 'vitest'

import { readShippingData, readWidgetResult } from '#app/checkout/delivery/delivery-widget.ts'

describe('the data of the delivery widget', () => {
  it.each([
    [{ id: 'a', name: 'Home', priceValue: 49 }, 49],
    [{ id: 'a', name: 'Home', price: '49.50' }, 49.5],
    // Free delivery is a fee.
    [{ id: 'a', name: 'Home', priceValue: 0, price: 'free' }, 0],
    [{ id: 'a', name: 'Home', price: '' }, null],
    [{ id: 'a', name: 'Home', price: '49 kr' }, null],
    [{ id: 'a', name: 'Home', priceValue: -1 }, null],
    [{ id: 'a', name: 'Home' }, null],
  ])('%j costs %s', (option, price) => {
    expect(readShippingData(JSON.stringify({ options: [option] }))).toEqual([
      { id: 'a', name: 'Home', price, agents: [] },
    ])
  })

  it('has pickup points with their address', () => {
    const agents = [{ id: 7, name: 'Kiosk', address1: 'Storgata 1', city: 'Oslo' }, null]
    const [option] = readShippingData(JSON.stringify({ options: [{ id: 1, agents }] }))
    expect(option).toEqual({
      id: '1',
      name: '1',
      price: null,
      agents: [{ id: '7', name: 'Kiosk, Storgata 1, Oslo' }],
    })
  })

  it('has no pickup point without an id, which could not be ordered, or without a name', () => {
    const agents = [
      { name: 'Kiosk' },
      { id: '', name: 'Shop' },
      { id: 'b', name: 'Station' },
      { id: 'c' },
    ]
    const [option] = readShippingData(JSON.stringify({ options: [{ id: 1, agents }] }))
    expect(option?.agents).toEqual([{ id: 'b', name: 'Station' }])
  })

  it.each([null, '', 'x', '[]', '{}', '{"options":{}}', '{"options":[null,[],{"id":{}}]}'])(
    '%j has no option',
    (text) => expect(readShippingData(text)).toEqual([]),
  )
})

it.each([
  ['{"valid":true,"selectedOptionId":"a","agent":"7"}', { valid: true, agent: '7' }],
  ['{"valid":true,"selectedOptionId":"a","agent":{"id":7}}', { valid: true, agent: '7' }],
  ['{"selectedOptionId":"a"}', { valid: false, agent: null }],
])('the result %s of the widget is read', (text, result) => {
  expect(readWidgetResult(text)).toEqual({ ...result, selectedOptionId: 'a' })
})

it.each([undefined, '', 'null', '{"valid":true}', '{"selectedOptionId":7}'])(
  '%j is no result of the widget',
  (text) => expect(readWidgetResult(text)).toBeNull(),
)
