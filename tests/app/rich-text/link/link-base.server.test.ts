import { expect, test } from 'vitest'

import { linkBaseFor } from '#app/rich-text/link/link-base.server.ts'
import type { Visit } from '#app/visit/visit.ts'

const markets = ['se', 'fi'].map((alias) => ({ alias }))

const visitAt = (prefix: string, language: string, market: string, defaultLanguage = 'sv') =>
  ({
    config: { addresses: { defaultLanguage }, publicOrigin: 'https://shop.test' },
    origin: 'https://shop.test',
    channel: { markets },
    market: { alias: market },
    prefix,
    language,
  }) as unknown as Visit

const swedish = visitAt('', 'sv', 'se')
const english = visitAt('/en', 'en', 'se')
const finnish = visitAt('/fi', 'fi', 'fi')
const englishShop = visitAt('', 'en', 'se', 'en')
const englishShopInSwedish = visitAt('/sv', 'sv', 'se', 'en')
const englishShopInDanish = visitAt('/da', 'da', 'dk', 'en')
const inMarket = visitAt('/se/en', 'en', 'se')

test.for([
  [swedish, '/kopvillkor', '/kopvillkor'],
  [swedish, '/', '/'],
  [swedish, '/en/terms', null],
  [swedish, '/merchant/outbox', null],
  [english, '/en/terms', '/en/terms'],
  [english, '/en', '/en'],
  [english, '/kopvillkor', null],
  [finnish, '/fi/toimitus', '/fi/toimitus'],
  [finnish, '/fi/sv/leverans', null],
  [englishShop, '/en/terms', '/terms'],
  [englishShop, '/terms', '/terms'],
  [englishShopInSwedish, '/kopvillkor', '/sv/kopvillkor'],
  [englishShopInSwedish, '/en/terms', null],
  [englishShopInDanish, '/kopvillkor', null],
  [inMarket, '/en/terms', '/se/en/terms'],
  [inMarket, '/se/en/c/sofas', '/se/en/c/sofas'],
  [inMarket, '/fi/en/c/sofas', null],
] as const)('from %o, %s is %s', ([visit, written, path]) => {
  expect(linkBaseFor(visit).localPath(written)).toBe(path)
})
