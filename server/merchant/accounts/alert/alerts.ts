/** Sends mails to shoppers when what they asked about is in stock again, or costs less. */
import type { StockStore } from '#server/merchant/catalogue/stock/stock.store.ts'

import { type Catalogue, isSold } from '../../catalogue/catalogue.ts'
import type { Product } from '../../catalogue/product-facts.ts'
import { priceIn } from '../../catalogue/product/product-prices.ts'
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import { languageOf, markets, type Market } from '../../channel/markets.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/module.ts'
import { exVat } from '../../pricing/vat.rules.ts'
import { vatRate } from '../../pricing/vat-rate.rules.ts'
import { transaction } from '../../store/database.ts'
import { requestAlertConfirmation, sendAlertMail } from '../customer/alert-address.store.ts'
import {
  deleteOldAlerts,
  popAlerts,
  putAlert,
  waitingSubjects,
  type Alert,
  type AlertSubject,
  type WaitingSubject,
} from '../customer/alert.store.ts'
import type { MailLinkDeps } from '../customer/confirmation.ts'
import { isEmail, normalizeEmail } from '../customer/email.rules.ts'
import { alertMail } from './alert-mail.ts'
import { targetMinor, isDue } from './alert.rules.ts'

interface AlertsOptions extends MailLinkDeps {
  currentCatalogue: () => Catalogue
  stock: StockStore
  /** How often stock and prices are checked, in milliseconds. */
  intervalMs?: number
  report: (error: unknown) => void
}

const defaultIntervalMs = 15_000
/** Subjects of one check, which takes some milliseconds; the next check goes on after the last of them. */
const subjectsPerCheck = 500

/** At an interval, because both change in several ways: a new catalogue, a cancelled order, another VAT rate. */
export function createAlerts(options: AlertsOptions) {
  const { db, currentCatalogue, stock, now } = options
  let lastChecked: AlertSubject | undefined

  function check(): void {
    deleteOldAlerts(db, now())
    const subjects = waitingSubjects(db, lastChecked, subjectsPerCheck)
    for (const subject of subjects) sendMailsAbout(subject)
    lastChecked = subjects.length === subjectsPerCheck ? subjects.at(-1) : undefined
  }

  /** What is not in the catalogue waits: feeds leave out what is sold out, and bring it back. */
  function sendMailsAbout(subject: WaitingSubject): void {
    const catalogue = currentCatalogue()
    const { kind, subjectId } = subject
    const sku = kind === 'stock' ? catalogue.findSku(subjectId) : null
    const product = catalogue.findProduct(sku ? sku.productId : subjectId)
    const market = markets.find(({ alias }) => alias === subject.market)
    if (!product || !market || (kind === 'stock' && !sku)) return
    const pieces = (sku ? [sku] : catalogue.skusOf(product.id)).reduce(
      (sum, each) => sum + stock.levelOf(each).total,
      0,
    )
    const currentMinor = shownMinor(product, market, subject.includesVat, now())
    if (!isDue(subject, { currentMinor, pieces })) return
    transaction(db, () => {
      for (const alert of popAlerts(db, subject, currentMinor ?? 0)) {
        const language = languageOf(alert.language)
        const about = {
          product,
          sku,
          market,
          language,
          currentMinor,
          sender: options,
          nowMs: now(),
        }
        const reader = { recipient: alert.email, language: language.code }
        sendAlertMail(options, reader, (endLink) => alertMail(alert, about, endLink))
      }
    })
  }

  /** False when the address has too many alerts. */
  function keep(
    alert: Pick<Alert, 'kind' | 'subjectId' | 'includesVat' | 'targetMinor' | 'email'>,
    args: MarketLocaleArgs,
    { signedIn }: RequestContext,
  ): boolean {
    const { market, language } = marketLocaleOf(args)
    const asked = { market: market.alias, language: language.code, requestedAtMs: now() }
    if (!putAlert(db, { ...alert, ...asked })) return false
    const { email } = alert
    requestAlertConfirmation(options, { email, language: language.code, signedIn })
    return true
  }

  const timer = setInterval(() => {
    try {
      check()
    } catch (error) {
      options.report(error)
    }
  }, options.intervalMs ?? defaultIntervalMs)
  timer.unref()

  const resolvers: Resolvers = {
    GeinsMerchantApiQuery: { offersPriceAlerts: () => true },
    GeinsMerchantApiMutation: {
      /** One mail when the sku is in stock again; none for a package, whose stock is its parts'. False for what is refused. */
      monitorProductAvailability(
        _,
        args: MarketLocaleArgs & { email: string; skuId: number },
        context,
      ): boolean {
        const email = normalizeEmail(args.email)
        const sku = currentCatalogue().findSku(args.skuId)
        const product = sku && currentCatalogue().findProduct(sku.productId)
        if (!isEmail(email) || !product || product.productPackage) return false
        if (stock.levelOf(sku).total > 0) return false
        const alert = { kind: 'stock', subjectId: args.skuId, email } as const
        return keep({ ...alert, includesVat: true, targetMinor: 0 }, args, context)
      },
      /** One mail when the product costs less; none for a package, whose price depends on choices. False for what is refused. */
      monitorProductPrice(_, args: MarketLocaleArgs & PriceAlertArgs, context): boolean {
        const { productId: subjectId, includesVat, shownPrice } = args
        const email = normalizeEmail(args.email)
        const product = currentCatalogue().findProduct(subjectId)
        const { market } = marketLocaleOf(args)
        const currentMinor = product && shownMinor(product, market, includesVat, now())
        if (!isEmail(email) || currentMinor === null || product?.productPackage) return false
        const asked = targetMinor(shownPrice, currentMinor)
        const alert = { kind: 'price', subjectId, includesVat, email } as const
        return keep({ ...alert, targetMinor: asked }, args, context)
      },
    },
  }
  return { resolvers, close: () => clearInterval(timer) }
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
  return includesVat ? sellingMinor : exVat(sellingMinor, vatRate(market, new Date(nowMs)))
}
