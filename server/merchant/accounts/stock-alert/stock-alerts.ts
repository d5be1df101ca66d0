/** Sends mails to shoppers when a sku that was sold out is in stock again. */
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { cataloguePath } from '../../catalogue/address/catalogue-path.rules.ts'
import type { StockStore } from '../../catalogue/stock.store.ts'
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import type { GraphqlModule } from '../../graphql/module.ts'
import { backInStockMail } from '../../mail/back-in-stock-mail.ts'
import { transaction, type Database } from '../../store/database.ts'
import { isEmail, normalizeEmail } from '../customer/email.rules.ts'
import sdl from './stock-alert.graphql'
import {
  addStockAlert,
  deleteStockAlertsBefore,
  skuIdsWithAlerts,
  popStockAlerts,
} from '../customer/stock-alert.store.ts'
import {
  askForAlerts,
  deleteAlertAddressesBefore,
  sendAlertMail,
} from '../customer/alert-address.store.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { alertLifetimeMs } from '../alert-lifetime.ts'
import { repeat } from '../repeat.ts'

interface StockAlertsOptions {
  db: Database
  currentCatalogue: () => Catalogue
  stock: StockStore
  now: () => number
  publicOrigin: string
  unsubscribeKey: Buffer
  /** How often the stock of awaited skus is checked, in milliseconds. */
  intervalMs?: number
  report: (error: unknown) => void
}

const defaultIntervalMs = 15_000

/**
 * Checks the stock at an interval, because stock returns in several ways: with a new catalogue, a
 * cancelled order or an expired payment. A check reads a few rows.
 */
export function createStockAlerts(options: StockAlertsOptions) {
  const { db, currentCatalogue, stock, now, publicOrigin } = options

  function sendMails(): void {
    deleteStockAlertsBefore(db, now() - alertLifetimeMs)
    deleteAlertAddressesBefore(db, now() - alertLifetimeMs)
    const catalogue = currentCatalogue()
    for (const skuId of skuIdsWithAlerts(db)) {
      const sku = catalogue.findSku(skuId)
      const product = sku && catalogue.findProduct(sku.productId)
      if (!sku || !product || stock.levelOf(sku).total === 0) continue
      transaction(db, () => {
        for (const alert of popStockAlerts(db, skuId)) {
          const { email, language } = alert
          const path = cataloguePath('product', product.aliases[language], language)
          const size = sku.names[language]
          const create = (endLink: string) =>
            backInStockMail({
              endLink,
              recipient: email,
              language,
              product:
                size && size !== '-' ? [product.names[language], size] : [product.names[language]],
              url: `${publicOrigin}${path}?sku=${skuId}`,
              // One a day, also where the last piece is reserved and released again and again.
              subjectKey: `${skuId} ${email} ${new Date(now()).toISOString().slice(0, 10)}`,
            })
          sendAlertMail(options, { recipient: email, language }, create, now())
        }
      })
    }
  }

  const stop = repeat(sendMails, options.intervalMs ?? defaultIntervalMs, options.report)

  const module: GraphqlModule = {
    sdl,
    resolvers: {
      GeinsMerchantApiMutation: {
        /**
         * Requests one mail for when the sku is in stock again. False for an invalid address, an unknown sku, one
         * that is in stock, the sku of a package, whose stock is that of its parts, and an address with too many
         * requests.
         */
        monitorProductAvailability(
          _: unknown,
          args: MarketLocaleArgs & { email: string; skuId: number },
          { signedIn }: RequestContext,
        ): boolean {
          const email = normalizeEmail(args.email)
          const catalogue = currentCatalogue()
          const sku = catalogue.findSku(args.skuId)
          const product = sku && catalogue.findProduct(sku.productId)
          if (!isEmail(email) || !product || product.productPackage) return false
          if (stock.levelOf(sku).total > 0) return false
          const language = marketLocaleOf(args).language.code
          const alert = { skuId: args.skuId, email, language, requestedAtMs: now() }
          if (!addStockAlert(db, alert)) return false
          askForAlerts(options, { email, language, signedIn, nowMs: now() })
          return true
        },
      },
    },
  }
  return { module, close: stop }
}
