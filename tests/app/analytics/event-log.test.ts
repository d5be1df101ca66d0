import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { eventName, recordEvent } from '#app/analytics/record-event.ts'

describe('the event log of a tab', () => {
  beforeEach(() => vi.stubGlobal('window', new EventTarget()))
  afterEach(() => vi.unstubAllGlobals())

  it('can be read later, and notifies listeners of new events', () => {
    const received: unknown[] = []
    window.addEventListener(eventName, (event) => received.push((event as CustomEvent).detail))
    const data = { path: '/saknas' }
    recordEvent('error:404', data)
    data.path = '/'
    const event = {
      type: 'error:404',
      data: { path: '/saknas' },
      timestamp: expect.any(Number) as number,
    }
    expect(received).toEqual([event])
    expect(window.hemvist?.events).toEqual([event])
  })

  it('drops the oldest events in a tab that stays open', () => {
    for (let i = 0; i < 500; i++) recordEvent('error:404', { path: `/${i}` })
    expect(window.hemvist?.events).toHaveLength(200)
    expect(window.hemvist?.events[0]?.data).toEqual({ path: '/300' })
  })
})
