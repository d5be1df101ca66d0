import { fileURLToPath } from 'node:url'

import { freePort } from './free-port.ts'
import { startShop } from './start-shop.ts'

/**
 * One shop for all journeys: the demo catalogue and, on top of it, an imported feed. With
 * `SHOP_ORIGIN` set, a running shop (with the same feed, and with its secret and the port of its
 * merchant in `SESSION_SECRET` and `MERCHANT_PORT`) is used and left running. Two smaller shops have the
 * other layouts of addresses.
 */
export default async function openJourneyShops() {
  const shops = await Promise.all([
    ...(process.env.SHOP_ORIGIN ? [] : [openMainShop()]),
    openMarketShop(),
    openDomainShop(),
  ])
  return () => Promise.all(shops.map((shop) => shop[Symbol.asyncDispose]()))
}

async function openMainShop() {
  const feed = fileURLToPath(new URL('./furniture-feed.tsv', import.meta.url))
  const env = {
    SESSION_SECRET: crypto.randomUUID(),
    MERCHANT_PORT: String(await freePort()),
    // A journey may be a visitor of another network.
    TRUST_PROXY: '1',
  }
  const shop = await startShop({ products: 1200, feed, env })
  Object.assign(process.env, env, { SHOP_ORIGIN: shop.origin })
  return shop
}

const smallCatalogue = 60

/** This one measures: its pages must be the same for the journeys that have not allowed it. */
async function openMarketShop() {
  const env = {
    MARKET_IN_PATH: 'true',
    GTM_ID: 'GTM-TEST123',
    EVENT_ENDPOINT: 'https://events.example.se/collect',
  }
  const shop = await startShop({ products: smallCatalogue, env })
  process.env.MARKET_SHOP_ORIGIN = shop.origin
  return shop
}

/** Browsers resolve every name under `localhost` to their own machine. */
async function openDomainShop() {
  const port = await freePort()
  const hostOf = (language: string) => `${language}.localhost:${port}`
  const env = {
    PORT: String(port),
    BASE_URL: `http://${hostOf('sv')}`,
    DOMAINS: ['sv', 'en', 'fi'].map((language) => `${language}|${hostOf(language)}`).join(),
  }
  const shop = await startShop({ products: smallCatalogue, env })
  process.env.DOMAIN_SHOP_PORT = String(port)
  return shop
}
