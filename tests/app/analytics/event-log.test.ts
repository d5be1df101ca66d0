import { describe, expect, it } from 'vitest'

import { recordEvent } from '#app/analytics/record-event.ts'
import { eventLogOf, eventName } from '#app/analytics/sinks/event-log.ts'
import type { ShopEvent } from '#app/analytics/shop-events.ts'

const openTab = () => new EventTarget() as EventTarget & { hemvist?: { events: ShopEvent[] } }

describe('the event log of a tab', () => {
  it('can be read later, and notifies listeners of new events', () => {
    const tab = openTab()
    const received: unknown[] = []
    tab.addEventListener(eventName, (event) => received.push((event as CustomEvent).detail))
    const data = { path: '/saknas' }
    recordEvent(
      'error:404',
      data,
      eventLogOf(() => tab),
    )
    data.path = '/'
    const event = {
      type: 'error:404',
      data: { path: '/saknas' },
      timestamp: expect.any(Number) as number,
    }
    expect(received).toEqual([event])
    expect(tab.hemvist?.events).toEqual([event])
  })

  it('drops the oldest events in a tab that stays open', () => {
    const tab = openTab()
    const log = eventLogOf(() => tab)
    for (let i = 0; i < 500; i++) recordEvent('error:404', { path: `/${i}` }, log)
    expect(tab.hemvist?.events).toHaveLength(200)
    expect(tab.hemvist?.events[0]?.data).toEqual({ path: '/300' })
  })
})
