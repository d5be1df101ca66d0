/**
 * The time to find the screen of an address: our resolution of the address and the routes of one
 * language, as a ratio to a bare router with every language and market of the table in one tree.
 */
import { matchRoutes } from '@remix-run/react'
import { Bench } from 'tinybench'

import type { AddressSettings } from '#app/context.ts'
import { languages, type LanguageCode } from '#app/i18n/languages.ts'
import type { Channel, Market } from '#app/market/channel.ts'
import { prefixOf } from '#app/routing/prefix.ts'
import { resolveAddress } from '#app/addresses/resolve-address.ts'
import { routeTree } from '#tests/support/route-tree.ts'

const codes = languages.map(({ code }) => code)
const aliases = ['se', 'dk', 'no', 'fi', 'eu']
const markets = aliases.map((alias): Market => ({
  id: alias,
  alias,
  country: { code: alias.toUpperCase(), name: alias },
  currency: 'EUR',
  languages: [],
  defaultLanguage: 'sv',
  groupKey: 'nordics',
  isVirtual: false,
  onlyInCheckout: false,
}))
const channel: Channel = { id: '1', markets, defaultMarket: markets[0]! }
const paths = [
  '',
  'p/utemobler/soffa',
  'c/soffor',
  'checkout/confirm',
  's/soffa',
  'finns-inte',
  'p/soffa',
]

for (const kind of ['language', 'market'] as const) {
  const settings: AddressSettings = {
    kind,
    defaultLanguage: 'sv',
    domains: [],
    rootRedirect: null,
    marketGroups: null,
    groupOrigins: {},
  }
  const shop = { settings, fullChannel: channel, servedChannel: channel, fallbackMarket: 'se' }
  const routeTrees = new Map(codes.map((code) => [code, routeTree(settings, code)]))
  const every = codes.flatMap((code) => routeTree(settings, code))
  const addresses = codes.flatMap((code) =>
    paths.map((path) => `${prefixOf(settings, code, 'se')}/${path}`.replace(/(?<=.)\/$/, '')),
  )
  const bench = new Bench({ time: 1_500, warmupTime: 300 })
  bench
    .add('bare router, every branch', () => {
      for (const address of addresses) matchRoutes(every, address)
    })
    .add('resolved address alone', () => {
      for (const pathname of addresses) resolveAddress(shop, { pathname, search: '' }, {})
    })
    .add('resolved address and the routes of its language', () => {
      for (const pathname of addresses) {
        const resolved = resolveAddress(shop, { pathname, search: '' }, {})
        if (resolved.kind === 'served') matchRoutes(routeTreeOf(resolved.scope.language), pathname)
      }
    })
  await bench.run()

  function routeTreeOf(language: LanguageCode) {
    return routeTrees.get(language)!
  }

  const medianOf = (name: string) => bench.getTask(name)?.result?.latency.p50 ?? NaN
  const bare = medianOf('bare router, every branch')
  for (const { name } of bench.tasks) {
    const median = medianOf(name)
    const each = ((median / addresses.length) * 1000).toFixed(1)
    console.log(
      `${kind} in addresses, ${name}: ${each} µs an address (median), ${(median / bare).toFixed(3)} of the bare router`,
    )
  }
}
