import { describe, expect, it } from 'vitest'

import { eventName, recordEvent, type ShopEvent } from '#app/analytics/event-log.ts'

const openTab = () => new EventTarget() as EventTarget & { hemvist?: { events: ShopEvent[] } }

describe('the event log of a tab', () => {
  it('is read by whoever comes late and heard by whoever is there', () => {
    const tab = openTab()
    const heard: unknown[] = []
    tab.addEventListener(eventName, (event) => heard.push((event as CustomEvent).detail))
    const data = { item: { skuId: 7 } }
    const event = recordEvent('cart:add', data, tab)
    expect(event).toEqual({ type: 'cart:add', data, timestamp: expect.any(Number) })
    expect(heard).toEqual([event])
    expect(tab.hemvist?.events).toEqual([event])
    data.item.skuId = 8
    expect(tab.hemvist?.events).toMatchObject([{ data: { item: { skuId: 7 } } }])
  })

  it('forgets the oldest in a tab that stays open', () => {
    const tab = openTab()
    for (let i = 0; i < 500; i++) recordEvent('page:impression', { i }, tab)
    expect(tab.hemvist?.events).toHaveLength(200)
    expect(tab.hemvist?.events[0]?.data).toEqual({ i: 300 })
  })
})
