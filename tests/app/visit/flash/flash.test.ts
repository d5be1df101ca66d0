import { describe, expect, it } from 'vitest'

import {
  flash,
  flashEvent,
  flashNotice,
  leaveFlash,
  takeFlash,
  takeFlashEvents,
  takeFlashNotice,
  type FlashKind,
} from '#app/visit/flash/flash.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const visitor = (cookies: Record<string, string> = {}) => testContext('', cookies)

describe('flash events', () => {
  it('are sent to the next page in order, once', () => {
    const { cookies, cookieValues } = visitor()
    flashEvent(cookies, 'user:login')
    flashEvent(cookies, 'customer-type:change')
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
    for (let i = 0; i < 50; i++) flashEvent(cookies, 'user:logout')
    flashEvent(cookies, 'user:login')
    const events = takeFlashEvents(cookies)
    expect(events.length).toBeLessThan(10)
    expect(events.at(-1)).toBe('user:login')
  })

  it.each(['user:admin', '__proto__', ',,,', '%', 'user:login\u0000', 'x'.repeat(4000)])(
    'are empty when a cookie contains %j',
    (value) => {
      const sent = [
        `{"events":"${value}"}`,
        `{"events":["${value}"]}`,
        `{"events":{"0":"${value}"}}`,
      ]
      for (const cookie of [value, ...sent]) {
        expect(takeFlashEvents(visitor({ 'ralph-flash': cookie }).cookies)).toEqual([])
      }
    },
  )
})

const text: FlashKind<string> = {
  name: 'payment',
  read: (sent) => (typeof sent === 'string' ? sent : null),
}
/** The visitor's next request: the jar of another response, with the cookies of this one. */
const nextOf = ({ cookieValues }: ReturnType<typeof visitor>) =>
  visitor(Object.fromEntries(cookieValues))

describe('messages of several kinds', () => {
  it('wait side by side, each for its own page', () => {
    const context = visitor()
    flashEvent(context.cookies, 'user:login')
    flash(context.cookies, text, 'Failed')
    flashNotice(context.cookies, 'saved')
    const other = nextOf(context)
    expect(takeFlashNotice(other.cookies, ['welcome'])).toBeNull()
    expect(takeFlashEvents(other.cookies)).toEqual(['user:login'])
    const own = nextOf(other)
    expect(takeFlashNotice(own.cookies, ['saved', 'welcome'])).toBe('saved')
    expect(takeFlash(own.cookies, text)).toBe('Failed')
    expect(own.cookieValues.size).toBe(0)
  })

  it('stay while a response leaves one, and while a page is prefetched', () => {
    const context = visitor()
    flash(context.cookies, text, 'Failed')
    leaveFlash(context.cookies)
    expect(takeFlash(context.cookies, text)).toBeNull()
    flashEvent(context.cookies, 'user:logout')
    flashNotice(context.cookies, 'login-needed')
    expect(takeFlashNotice(context.cookies, ['login-needed'])).toBeNull()
    const next = nextOf(context)
    expect(takeFlash(next.cookies, text)).toBe('Failed')
    expect(takeFlashEvents(next.cookies)).toEqual(['user:logout'])
    expect(takeFlashNotice(next.cookies, ['login-needed'])).toBe('login-needed')
  })

  it('give way to the newest where the cookie has no space for all', () => {
    const { cookies } = visitor()
    flash(cookies, text, 'x'.repeat(3_000))
    flash(cookies, { ...text, name: 'cart' }, 'y'.repeat(3_000))
    expect(takeFlash(cookies, text)).toBeNull()
    flash(cookies, text, 'z'.repeat(4_000))
    expect(takeFlash(cookies, { ...text, name: 'cart' })).toHaveLength(3_000)
  })

  it.each(['null', '[]', '{"__proto__":{"payment":"x"}}', '{"payment":{}}', '{"payment"', '"x"'])(
    'are none when the cookie contains %s',
    (cookie) => {
      expect(takeFlash(visitor({ 'ralph-flash': cookie }).cookies, text)).toBeNull()
    },
  )
})
