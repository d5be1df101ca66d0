import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { recordEvent } from '#app/analytics/record-event.ts'
import { eventLogOf, eventName } from '#app/analytics/sinks/event-log.ts'
import type { ShopEvent } from '#app/analytics/sinks/event-sink.ts'

const openTab = () => new EventTarget() as EventTarget & { hemvist?: { events: ShopEvent[] } }

describe('the event log of a tab', () => {
  it('can be read later, and notifies listeners of new events', () => {
    const tab = openTab()
    const received: unknown[] = []
    tab.addEventListener(eventName, (event) => received.push((event as CustomEvent).detail))
    const data = { item: { skuId: 7 } }
    recordEvent('cart:add', data, [eventLogOf(() => tab)])
    data.item.skuId = 8
    const event = {
      type: 'cart:add',
      data: { item: { skuId: 7 } },
      timestamp: expect.any(Number) as number,
    }
    expect(received).toEqual([event])
    expect(tab.hemvist?.events).toEqual([event])
  })

  it('drops the oldest events in a tab that stays open', () => {
    const tab = openTab()
    const log = eventLogOf(() => tab)
    for (let i = 0; i < 500; i++) recordEvent('page:impression', { i }, [log])
    expect(tab.hemvist?.events).toHaveLength(200)
    expect(tab.hemvist?.events[0]?.data).toEqual({ i: 300 })
  })
})

const folder = new URL('../../../app/analytics/sinks/', import.meta.url)
const sinks = readdirSync(folder).filter((file) => !/^event-sinks?\.ts$/.test(file))

it.each(sinks)('the sink %s is in the list of sinks that receive events', (file) => {
  expect(readFileSync(new URL('event-sinks.ts', folder), 'utf8')).toContain(`'./${file}'`)
})
