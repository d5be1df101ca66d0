import type { Catalogue } from '../../catalogue/catalogue.ts'
import { cataloguePath } from '../../catalogue/address/catalogue-path.rules.ts'
import type { Product } from '../../catalogue/product-facts.ts'
import type { Language, Market } from '../../channel/markets.ts'
import { backInStockMail } from '../../mail/back-in-stock-mail.ts'
import type { Mail } from '../../mail/outbox.store.ts'
import { priceAlertMail } from '../../mail/price-alert-mail.ts'
import { formatMoney } from '../../pricing/price-fields.ts'
import type { Alert } from '../customer/alert.store.ts'

interface AlertFacts {
  product: Product
  /** Null for an alert about a price. */
  sku: ReturnType<Catalogue['findSku']>
  market: Market
  language: Language
  /** Null where the market does not sell the product. */
  currentMinor: number | null
  publicOrigin: string
  nowMs: number
}

/** The mail that answers an alert. */
export function alertMail(alert: Alert, facts: AlertFacts, endLink: string): Mail {
  const { product, sku, market, language, currentMinor, publicOrigin, nowMs } = facts
  const { code } = language
  const { email: recipient, requestedAtMs } = alert
  const name = product.names[code]
  const url = publicOrigin + cataloguePath('product', product.aliases[code], code)
  if (sku) {
    const size = sku.names[code]
    return backInStockMail({
      recipient,
      language: code,
      endLink,
      product: size && size !== '-' ? [name, size] : [name],
      url: `${url}?sku=${alert.subjectId}`,
      // One a day, also where the last piece is reserved and released again and again.
      subjectKey: `${alert.subjectId} ${recipient} ${new Date(nowMs).toISOString().slice(0, 10)}`,
    })
  }
  const locale = { market, language }
  return priceAlertMail({
    recipient,
    language,
    endLink,
    product: name,
    includesVat: alert.includesVat,
    asked: { price: formatMoney(alert.targetMinor, locale), atMs: requestedAtMs },
    currentPrice: formatMoney(currentMinor ?? 0, locale),
    url,
    subjectKey: `${product.id} ${market.alias} ${recipient} ${requestedAtMs}`,
  })
}
