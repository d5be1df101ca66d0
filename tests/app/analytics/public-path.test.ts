import { expect, it } from 'vitest'

import { publicPath } from '#app/analytics/public-path.ts'

it.each([
  ['/c/soffor', '?page=2&sort=PRICE', '/c/soffor?page=2&sort=PRICE'],
  ['/', '?utm_source=nyhetsbrev&gclid=x', '/?utm_source=nyhetsbrev&gclid=x'],
  ['/account/reset-password', '?resetKey=secret&email=lisa@example.com', '/account/reset-password'],
  ['/', '?loginToken=secret', '/'],
  ['/s/lisa@example.com', '', '/s/-'],
  ['/en/order/6F9619FF-8B86-4011-B42D-00C04FC964FF', '', '/en/order/-'],
  ['/s/lisa%40example.com', '?page=2', '/s/-?page=2'],
])('the path %s with %s is %s in an event', (pathname, search, path) => {
  expect(publicPath(pathname, search)).toBe(path)
})
