import { expect, it } from 'vitest'

import {
  browserId,
  forgetOrders,
  identifyBrowser,
  rememberOrder,
  remembersOrder,
} from '#app/session/browser.server.ts'
import { cookies } from '#app/session/cookies.ts'

/** A browser with one cookie. */
function openBrowser(signingKey = 'a key', first?: string) {
  let value = first
  let writes = 0
  return {
    config: { signingKey },
    cookies: {
      read: (name: string) => (name === cookies.browser.name ? value : undefined),
      write(_: string, written: string) {
        value = written
        writes++
      },
      forget: () => (value = undefined),
    },
    value: () => value ?? '',
    writes: () => writes,
  }
}

const order = (number: number) => ({ publicId: `00000000-0000-4000-8000-${1e11 + number}` })

it('a browser remembers its orders, by their id and by their cart, and no others', () => {
  const browser = openBrowser()
  expect(remembersOrder(browser, order(1))).toBe(false)
  rememberOrder(browser, order(1))
  rememberOrder(browser, { cartId: 'cart-1' })
  expect(remembersOrder(browser, order(1))).toBe(true)
  expect(remembersOrder(browser, { cartId: 'cart-1' })).toBe(true)
  expect(remembersOrder(browser, order(2))).toBe(false)
  // An id is no cart.
  expect(remembersOrder(browser, { cartId: order(1).publicId })).toBe(false)
  const before = browser.writes()
  rememberOrder(browser, { cartId: 'cart-1' })
  expect(browser.writes()).toBe(before)
})

it('its id stays, and tells browsers apart', () => {
  const [one, other] = [openBrowser(), openBrowser()]
  expect(browserId(one)).toBeNull()
  rememberOrder(one, order(1))
  for (const browser of [one, other]) identifyBrowser(browser)
  const id = browserId(one)
  expect(id).toHaveLength(22)
  expect(id).not.toBe(browserId(other))
  identifyBrowser(one)
  rememberOrder(one, order(2))
  forgetOrders(one)
  expect(browserId(one)).toBe(id)
  expect(remembersOrder(one, order(2))).toBe(false)
})

it('the cookie has the latest orders and less than a kilobyte, however many there are', () => {
  const browser = openBrowser()
  identifyBrowser(browser)
  for (let number = 1; number <= 100; number++) rememberOrder(browser, order(number))
  expect(browser.value().length).toBeLessThan(1_000)
  expect(remembersOrder(browser, order(100))).toBe(true)
  expect(remembersOrder(browser, order(1))).toBe(false)
})

it('a cookie that the shop has not written opens nothing and has no id', () => {
  const browser = openBrowser()
  identifyBrowser(browser)
  rememberOrder(browser, order(1))
  const [id = '', digests = '', proof = ''] = browser.value().split('.')
  const other = openBrowser()
  rememberOrder(other, order(2))
  const [, others = ''] = other.value().split('.')
  for (const forged of [
    '',
    'nonsense',
    `${id}.${digests}`,
    `${id}.${others}.${proof}`,
    `.${digests}.${proof}`,
    `${'A'.repeat(22)}.${digests}.${proof}`,
    `${id}.${digests}.${'A'.repeat(43)}`,
  ]) {
    const forger = openBrowser('a key', forged)
    expect(browserId(forger), forged).toBeNull()
    for (const number of [1, 2]) expect(remembersOrder(forger, order(number)), forged).toBe(false)
  }
  expect(remembersOrder(openBrowser('another key', browser.value()), order(1))).toBe(false)
  expect(remembersOrder(openBrowser('a key', browser.value()), order(1))).toBe(true)
})
