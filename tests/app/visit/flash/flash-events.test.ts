import { describe, expect, it } from 'vitest'

import { takeFlashEvents, flash } from '#app/visit/flash/flash-events.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const visitor = (cookies: Record<string, string> = {}) => testContext('', cookies)

describe('flash events', () => {
  it('are sent to the next page in order, once', () => {
    const { cookies, cookieValues } = visitor()
    flash(cookies, 'user:login')
    flash(cookies, 'customer-type:change')
    expect(takeFlashEvents(cookies)).toEqual(['user:login', 'customer-type:change'])
    expect(takeFlashEvents(cookies)).toEqual([])
    expect(cookieValues.size).toBe(0)
  })

  it('leave a page public when there are none', () => {
    const context = visitor()
    expect(takeFlashEvents(context.cookies)).toEqual([])
    expect(context.changedCookies.size).toBe(0)
  })

  it('wait for a page through any number of responses, up to a limit', () => {
    const { cookies } = visitor()
    for (let i = 0; i < 50; i++) flash(cookies, 'user:logout')
    flash(cookies, 'user:login')
    const events = takeFlashEvents(cookies)
    expect(events.length).toBeLessThan(10)
    expect(events.at(-1)).toBe('user:login')
  })

  it.each(['user:admin', '__proto__', ',,,', '%', 'user:login\u0000', 'x'.repeat(4000)])(
    'are empty when a cookie contains %j',
    (value) => {
      expect(takeFlashEvents(visitor({ 'ralph-happened': value }).cookies)).toEqual([])
    },
  )
})
