import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { circles, faultOf } from './floors.ts'
import { importGraph } from './import-graph.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('the house as it stands', async () => {
  const arrows = await importGraph(root)

  it('is read: rooms, packages and aliases are found', () => {
    const tos = (from: string) => arrows.filter((arrow) => arrow.from === from).map(({ to }) => to)
    expect(tos('app/root.tsx')).toContain('app/visit/visit.server.ts')
    expect(tos('app/root.tsx').join()).toContain('node_modules/@remix-run/react')
  })

  it('keeps its floors', () => {
    expect(arrows.map(faultOf).filter((fault) => fault !== null)).toEqual([])
  })

  it('has no circle of imports', () => {
    expect(circles(arrows)).toEqual([])
  })
})

describe('the table of floors', () => {
  const value = (from: string, to: string) => faultOf({ from, to, isTypeOnly: false })

  it.each([
    ['app/cart/cart.ts', 'app/checkout/order.ts', 'cart may not import checkout'],
    ['app/catalogue/card.ts', 'app/analytics/event.ts', 'catalogue may not import analytics'],
    ['app/session/cookies.ts', 'app/market/channel.ts', 'session may not import market'],
    ['app/visit/visit.ts', 'app/cart/cart.ts', 'visit may not import cart'],
    ['app/ui/button.tsx', 'app/routing/href.ts', 'ui may not import routing'],
    ['app/cart/cart.ts', 'server/http/host.ts', 'cart may not import http'],
    ['app/kit/time.ts', 'node_modules/react/index.js', 'kit may not import react'],
    ['server/http/host.ts', 'server/merchant/merchant.ts', 'http may not import merchant'],
    ['server/merchant/main.ts', 'server/config.ts', 'merchant may not import config'],
    ['server/merchant/main.ts', 'app/context.ts', 'may import app/context.ts only as a type'],
    ['app/routes/cart/a.tsx', 'app/routes/home/b.tsx', 'screen cart may not import screen home'],
    ['app/root.tsx', 'app/routes/home/home.route.tsx', 'nobody may import a route'],
    ['app/cart/cart.ts', 'node_modules/zod/index.js', 'zod is used by app/kit/zod.ts'],
    ['app/helpers.ts', 'app/kit/time.ts', 'stands in no room'],
  ])('%s → %s is named', (from, to, words) => {
    expect(value(from, to)).toContain(words)
  })

  it.each([
    ['app/checkout/order.ts', 'app/cart/cart.ts'],
    ['app/routes/cart/a.tsx', 'app/routes/layouts/fault-page.tsx'],
    ['app/market/channel.server.ts', 'app/gateway/graphql.server.ts'],
    ['server.ts', 'server/http/host.ts'],
    ['server/closing.ts', 'server/log.ts'],
    ['app/kit/zod.ts', 'node_modules/zod/index.js'],
  ])('%s → %s is let through', (from, to) => {
    expect(value(from, to)).toBeNull()
  })

  it('lets a context in as a type only', () => {
    const arrow = { from: 'server/http/storefront.ts', to: 'app/context.ts' }
    expect(faultOf({ ...arrow, isTypeOnly: true })).toBeNull()
    expect(faultOf({ ...arrow, isTypeOnly: false })).toContain('only as a type')
  })

  it('sees a circle at run time, not one of types', () => {
    const there = { from: 'a.ts', to: 'b.ts', isTypeOnly: false }
    expect(circles([there, { from: 'b.ts', to: 'a.ts', isTypeOnly: false }])).toEqual([
      'a.ts → b.ts → a.ts',
    ])
    expect(circles([there, { from: 'b.ts', to: 'a.ts', isTypeOnly: true }])).toEqual([])
  })
})
