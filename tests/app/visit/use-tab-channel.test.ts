import { expect, it } from 'vitest'

import { orderedCart, topicsToReport, type TabState } from '#app/visit/use-tab-channel.ts'

const guest = { auth: 'guest', market: 'se', 'checkout-market': 'se' }

it.each<[string, TabState | null, TabState, string[]]>([
  ['the first page', null, { ...guest, cart: 'one' }, []],
  ['the same state', { ...guest, cart: 'one' }, { ...guest, cart: 'one' }, []],
  ['a changed cart', { ...guest, cart: 'one' }, { ...guest, cart: 'two' }, ['cart']],
  ['a page that does not know the cart', { ...guest, cart: 'one' }, guest, []],
  ['a login and another country', guest, { auth: 'anna', market: 'dk' }, ['auth', 'market']],
  ['the cart after pages that do not know it', guest, { ...guest, cart: 'one' }, []],
  ['an order', { ...guest, cart: 'one' }, { ...guest, cart: orderedCart }, ['cart']],
  ['an order in a tab opened at the checkout', guest, { ...guest, cart: orderedCart }, ['cart']],
  ['a reload of the confirmation', { cart: orderedCart }, { cart: orderedCart }, []],
])('%s is told to the other tabs if it is a change', (_, before, state, topics) => {
  expect(topicsToReport(before, state)).toEqual(topics)
})

it('tells of a login or another customer type that was sent before the scripts of the first page ran', () => {
  expect(topicsToReport(null, guest, true)).toEqual(['auth'])
  expect(topicsToReport(guest, guest, true)).toEqual([])
})
