import { randomUUID } from 'node:crypto'

import { findServedMarkets, gatewayContextOf } from '#app/addresses/resolve-address.server.ts'
import { cardsDocument } from '#app/catalogue/card/find-cards/find-cards-documents.server.ts'
import { readPrice } from '#app/catalogue/price/price.ts'
import { menusDocument } from '#app/content/menu/menu-documents.server.ts'
import type { MerchantCheck, StorefrontConfig } from '#app/context.ts'
import { requestChallenge, sign } from '#app/gateway/auth/auth.server.ts'
import { headerOf, requestWithin } from '#app/gateway/connection/connection.server.ts'
import { GatewayError, unusableError } from '#app/gateway/errors/gateway-error.ts'
import type { GatewayContext } from '#app/gateway/gateway-context.ts'
import { requestMerchantUncached } from '#app/gateway/graphql.server.ts'
import { languageOf } from '#app/i18n/languages.ts'
import { imageAddress } from '#app/images/image-address.ts'
import { present } from '#app/kit/wire-list.ts'
import type { MerchantContext } from '#app/load-context.ts'
import { fetchChannel } from '#app/market/channel.server.ts'

import { checkLaw } from './check-law.server.ts'
import { reasonOf } from './reason-of.ts'
import { checkSchema } from './schema/check-schema.server.ts'

type Outcome = Pick<MerchantCheck, 'state' | 'detail'>

/** Browsers wait as long for a picture. */
const pictureMs = 5_000
const clockMs = 2_000
/** Signatures and tokens end after minutes. */
const skewSeconds = { warning: 30, failed: 300 }

/** Checks a merchant before visitors do: the shop's requests with its limits, but no mutation, password or login. */
export async function checkMerchant(context: MerchantContext): Promise<MerchantCheck[]> {
  const { config } = context
  const gatewayContext: GatewayContext = {
    ...gatewayContextOf(context),
    marketId: config.fallbackMarket,
    languageId: languageOf(config.addresses.defaultLanguage).iso,
  }
  const besideApi = [
    row('Login', () => checkHandshake(gatewayContext)),
    row('Clock', () => checkClock(gatewayContext)),
  ]
  const started = performance.now()
  const failure = await fetchChannel(gatewayContext).then(() => null, gatewayErrorOf)
  const isReachable = failure === null
  const ms = Math.round(performance.now() - started)
  const onApi = (name: string, check: () => Promise<Outcome>) =>
    isReachable
      ? row(name, check)
      : Promise.resolve<MerchantCheck>({ name, state: 'skipped', detail: 'the API did not answer' })

  const rows = await Promise.all([
    onApi('Markets', () => checkMarkets(context)),
    onApi('Menus', () => checkMenus(gatewayContext)),
    onApi('Law', () => checkLaw(gatewayContext, config)),
    onApi('Persisted queries', () => checkPersistedQueries(gatewayContext)),
    onApi('Products', () => checkProducts(gatewayContext, config.customerTypes)),
    onApi('Images', () => checkImages(gatewayContext, config.imageServer)),
    ...besideApi,
  ])
  return [
    ...apiRows(failure, ms),
    ...rows,
    ...(isReachable ? await checkSchema(gatewayContext) : []),
  ]
}

async function row(name: string, check: () => Promise<Outcome>): Promise<MerchantCheck> {
  const outcome = await check().catch((error: unknown) => ({
    state: 'failed' as const,
    detail: reasonOf(gatewayErrorOf(error)),
  }))
  return { name, ...outcome }
}

/** A response that the code of the shop cannot read has not the shape that its schema promises. */
function gatewayErrorOf(error: unknown): GatewayError {
  return error instanceof GatewayError ? error : unusableError('The response has another shape')
}

function apiRows(failure: GatewayError | null, ms: number): MerchantCheck[] {
  if (!failure)
    return [
      { name: 'API', state: 'ok', detail: `answered in ${ms} ms` },
      { name: 'Key', state: 'ok', detail: 'accepted' },
    ]
  if (!failure.isKeyRefused) return [{ name: 'API', state: 'failed', detail: reasonOf(failure) }]
  return [
    { name: 'API', state: 'ok', detail: `answered in ${ms} ms` },
    { name: 'Key', state: 'failed', detail: `API_KEY is refused: ${reasonOf(failure)}` },
  ]
}

async function checkMarkets(context: MerchantContext): Promise<Outcome> {
  const { addresses, fallbackMarket } = context.config
  const { defaultLanguage } = addresses
  const markets = await findServedMarkets(context)
  const named = markets.map(
    ({ alias, currency, languages }) => `${alias} ${currency} (${languages.join(' ')})`,
  )
  const detail = named.join(', ')
  const fallback = markets.find(({ alias }) => alias === fallbackMarket)
  if (!fallback)
    return { state: 'warning', detail: `${detail}; none is ${fallbackMarket}, the fallback` }
  return fallback.languages.includes(defaultLanguage)
    ? { state: 'ok', detail }
    : {
        state: 'warning',
        detail: `${detail}; ${fallbackMarket} has no ${defaultLanguage}, the default`,
      }
}

async function checkMenus(context: GatewayContext): Promise<Outcome> {
  const menus = await requestMerchantUncached(context, menusDocument, {})
  const empty = Object.entries(menus).filter(([, menu]) => !menu?.menuItems?.length)
  const names = empty.map(([name]) => name).join(', ')
  if (!menus.main?.menuItems?.length && !menus.mainMobile?.menuItems?.length) {
    return { state: 'warning', detail: `none: ${names}; the header has the categories instead` }
  }
  return { state: 'ok', detail: empty.length > 0 ? `without ${names}` : 'all there' }
}

/** The first two of the three steps of a login, for an account that nobody has. */
async function checkHandshake(context: GatewayContext): Promise<Outcome> {
  const challenge = await requestChallenge(context, `${randomUUID()}@hemvist.invalid`)
  await sign(context, challenge)
  return { state: 'ok', detail: 'challenge and signature received' }
}

async function checkPersistedQueries(context: GatewayContext): Promise<Outcome> {
  const { merchant, gateway } = context
  const asking = { ...context, merchant: { ...merchant, persistedQueries: true } }
  // The first request may send the whole query, which the second needs not.
  for (const _ of [1, 2]) await fetchChannel(asking)
  const isSupported = gateway.hashSupport.isEnabled() && gateway.hashSupport.isProven()
  if (merchant.persistedQueries)
    return isSupported
      ? { state: 'ok', detail: 'supported' }
      : {
          state: 'warning',
          detail:
            'not supported: the shop sends whole queries; PERSISTED_QUERIES=false saves a request',
        }
  const detail = isSupported ? 'supported; PERSISTED_QUERIES=true makes requests smaller' : 'off'
  return { state: 'ok', detail }
}

/** A list whose products are all shown as sold out, whatever their stock. */
async function checkProducts(
  context: GatewayContext,
  customerTypes: StorefrontConfig['customerTypes'],
): Promise<Outcome> {
  const response = await requestMerchantUncached(context, cardsDocument, { take: 10 })
  const cards = present(response.products?.products)
  if (cards.length === 0) return { state: 'warning', detail: 'there are none' }
  if (!cards.some(({ skus }) => present(skus).length > 0)) {
    return { state: 'failed', detail: 'none of ten has skus, so none can be bought' }
  }
  const unpriced = customerTypes.find(
    ({ vat }) =>
      !cards.some(({ unitPrice }) =>
        readPrice(unitPrice, null, { vatIncluded: vat, market: { currency: '' } }),
      ),
  )
  if (!unpriced) return { state: 'ok', detail: 'with prices and skus' }
  const field = unpriced.vat ? 'sellingPriceIncVatFormatted' : 'sellingPriceExVatFormatted'
  const detail = `none of ten has a unitPrice with ${field}: ${unpriced.type} can buy nothing`
  return { state: 'failed', detail }
}

async function checkImages(context: GatewayContext, imageServer: string): Promise<Outcome> {
  if (imageServer.startsWith('/')) return { state: 'skipped', detail: 'served by the shop itself' }
  const { products } = await requestMerchantUncached(context, cardsDocument, { take: 10 })
  const files = (products?.products ?? []).flatMap((product) => product?.productImages ?? [])
  const file = files.find((each) => each?.fileName)?.fileName
  if (!file) return { state: 'warning', detail: 'none of ten products has a picture' }
  const address = imageAddress(imageServer, { type: 'product', file }, 400)
  const response = await requestWithin(context.gateway.connections, pictureMs, address, {
    method: 'GET',
  })
  const type = headerOf(response, 'content-type') ?? 'no type'
  const isPicture = response.status === 200 && type.startsWith('image/')
  const detail = `${address} answers ${response.status}, ${type}`
  return { state: isPicture ? 'ok' : 'failed', detail }
}

async function checkClock({ gateway, merchant }: GatewayContext): Promise<Outcome> {
  const started = Date.now()
  const response = await requestWithin(gateway.connections, clockMs, merchant.graphqlEndpoint, {
    method: 'HEAD',
  })
  const sent = Date.parse(headerOf(response, 'date') ?? '')
  if (Number.isNaN(sent)) return { state: 'skipped', detail: 'the merchant sends no Date' }
  // The header has whole seconds.
  const seconds = Math.round((sent + 500 - (started + Date.now()) / 2) / 1000)
  const { warning, failed } = skewSeconds
  const off = Math.abs(seconds)
  return {
    state: off > failed ? 'failed' : off > warning ? 'warning' : 'ok',
    detail: off <= 1 ? 'the same' : `the merchant is ${off} s ${seconds > 0 ? 'ahead' : 'behind'}`,
  }
}
