/** Sends mails to shoppers when a product costs less than when they asked for it. */
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { isSold } from '../../catalogue/catalogue.ts'
import { cataloguePath } from '../../catalogue/address/catalogue-path.rules.ts'
import type { Product } from '../../catalogue/product-facts.ts'
import { priceIn } from '../../catalogue/product/product-prices.ts'
import type { StockStore } from '../../catalogue/stock.store.ts'
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import { languages, markets, type Language, type Market } from '../../channel/markets.ts'
import type { GraphqlModule } from '../../graphql/module.ts'
import { priceAlertMail } from '../../mail/price-alert-mail.ts'
import { formatMoney } from '../../pricing/price-fields.ts'
import { exVat } from '../../pricing/vat.rules.ts'
import { vatRate } from '../../pricing/vat-rate.rules.ts'
import { transaction, type Database } from '../../store/database.ts'
import { isEmail, normalizeEmail } from '../customer/email.rules.ts'
import {
  alertedPrices,
  deletePriceAlertsBefore,
  deletePriceAlertsOfProduct,
  popPriceAlerts,
  productIdsWithAlerts,
  putPriceAlert,
  type PriceAlert,
} from '../customer/price-alert.store.ts'
import { askForAlerts, sendAlertMail } from '../customer/alert-address.store.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { alertLifetimeMs } from '../alert-lifetime.ts'
import { repeat } from '../repeat.ts'
import sdl from './price-alert.graphql'
import { askedMinor, isLowerThanAsked } from './price-alert.rules.ts'

interface PriceAlertsOptions {
  db: Database
  currentCatalogue: () => Catalogue
  stock: StockStore
  now: () => number
  publicOrigin: string
  unsubscribeKey: Buffer
  /** How often prices are checked, in milliseconds. */
  intervalMs?: number
  report: (error: unknown) => void
}

const defaultIntervalMs = 15_000
/** Products of one check, which takes some milliseconds; the next check goes on after the last of them. */
const productsPerCheck = 500

/**
 * Checks prices at an interval, because they change in several ways: with a new catalogue, and when a campaign
 * begins or ends or a VAT rate changes while the catalogue stays.
 */
export function createPriceAlerts(options: PriceAlertsOptions) {
  const { db, currentCatalogue, stock, now, publicOrigin } = options
  let lastChecked = 0

  function check(): void {
    deletePriceAlertsBefore(db, now() - alertLifetimeMs)
    const ids = productIdsWithAlerts(db, lastChecked, productsPerCheck)
    const catalogue = currentCatalogue()
    for (const id of ids) {
      const product = catalogue.findProduct(id)
      if (product) sendMailsAbout(product, catalogue)
      else deletePriceAlertsOfProduct(db, id)
    }
    lastChecked = ids.length === productsPerCheck ? ids.at(-1)! : 0
  }

  function sendMailsAbout(product: Product, catalogue: Catalogue): void {
    const pieces = catalogue
      .skusOf(product.id)
      .reduce((sum, sku) => sum + stock.levelOf(sku).total, 0)
    for (const price of alertedPrices(db, product.id)) {
      const market = markets.find(({ alias }) => alias === price.market)
      const currentMinor = market ? shownMinor(product, market, price.includesVat, now()) : null
      if (!market || currentMinor === null) continue
      if (!isLowerThanAsked({ currentMinor, pieces }, price.highestAskedMinor)) continue
      transaction(db, () => {
        for (const alert of popPriceAlerts(db, price, currentMinor)) {
          const language = languages.find(({ code }) => code === alert.language) ?? languages[0]
          const reader = { recipient: alert.email, language: language.code }
          const create = (endLink: string) =>
            mailOf(alert, { product, market, currentMinor, language, endLink })
          sendAlertMail(options, reader, create, now())
        }
      })
    }
  }

  function mailOf(
    alert: PriceAlert,
    about: {
      product: Product
      market: Market
      currentMinor: number
      language: Language
      endLink: string
    },
  ) {
    const { email, requestedAtMs } = alert
    const { product, market, currentMinor, language, endLink } = about
    const locale = { market, language }
    const path = cataloguePath('product', product.aliases[language.code], language.code)
    return priceAlertMail({
      recipient: email,
      endLink,
      language,
      product: product.names[language.code],
      includesVat: alert.includesVat,
      asked: { price: formatMoney(alert.askedMinor, locale), atMs: requestedAtMs },
      currentPrice: formatMoney(currentMinor, locale),
      url: publicOrigin + path,
      subjectKey: `${product.id} ${market.alias} ${email} ${requestedAtMs}`,
    })
  }

  const stop = repeat(check, options.intervalMs ?? defaultIntervalMs, options.report)

  const module: GraphqlModule = {
    sdl,
    resolvers: {
      GeinsMerchantApiQuery: { offersPriceAlerts: () => true },
      GeinsMerchantApiMutation: {
        /**
         * Requests one mail for when the product costs less. False for an invalid address, an unknown product or one
         * that the market does not sell, a package, whose price depends on what is chosen, and an address with too
         * many requests.
         */
        monitorProductPrice(
          _: unknown,
          args: MarketLocaleArgs & PriceAlertArgs,
          { signedIn }: RequestContext,
        ): boolean {
          const { productId, includesVat, shownPrice } = args
          const email = normalizeEmail(args.email)
          const { market, language } = marketLocaleOf(args)
          const product = currentCatalogue().findProduct(productId)
          const currentMinor = product && shownMinor(product, market, includesVat, now())
          if (!isEmail(email) || currentMinor === null || product?.productPackage) return false
          const isKept = putPriceAlert(db, {
            productId,
            market: market.alias,
            includesVat,
            email,
            language: language.code,
            askedMinor: askedMinor(shownPrice, currentMinor),
            requestedAtMs: now(),
          })
          if (isKept)
            askForAlerts(options, { email, language: language.code, signedIn, nowMs: now() })
          return isKept
        },
      },
    },
  }
  return { module, close: stop }
}

interface PriceAlertArgs {
  email: string
  productId: number
  includesVat: boolean
  shownPrice?: number | null
}

/** The price as a shopper sees it, with VAT or without; null where the market does not sell the product. */
function shownMinor(product: Product, market: Market, includesVat: boolean, nowMs: number) {
  if (!isSold(product, market.alias)) return null
  const { sellingMinor } = priceIn(product, market.alias)
  const today = new Date(nowMs).toISOString().slice(0, 10)
  return includesVat ? sellingMinor : exVat(sellingMinor, vatRate(market, today))
}
