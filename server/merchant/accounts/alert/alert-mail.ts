/** The mail that answers an alert: a product is in stock again, or costs less. */
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { cataloguePath } from '../../catalogue/address/catalogue-path.rules.ts'
import { pictureUrl } from '../../catalogue/address/picture-url.ts'
import type { Product } from '../../catalogue/product-facts.ts'
import type { Language, Market } from '../../channel/markets.ts'
import { fill } from '../../browser-pages.ts'
import { oneADay } from '../../mail/account-mails.ts'
import { createMail } from '../../mail/create-mail.ts'
import { formatDate } from '../../mail/format-date.ts'
import { mailMessages } from '../../mail/mail-messages.ts'
import type { Mail } from '../../mail/outbox.store.ts'
import type { Sender } from '../../mail/sender.ts'
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
  sender: Sender
  nowMs: number
}

/** @param endLink ends all such mails */
export function alertMail(alert: Alert, facts: AlertFacts, endLink: string): Mail {
  const { product, sku, market, language, sender, nowMs } = facts
  const { code } = language
  const messages = mailMessages[code]
  const reader = { recipient: alert.email, language: code }
  const name = product.names[code]
  const url = sender.publicOrigin + cataloguePath('product', product.aliases[code], code)
  const end = { link: endLink, name: messages.alertsEndLink }
  const source = pictureUrl(sender.publicOrigin, product)
  const toProduct = (link: string) => [
    ...(source ? [{ pictureUrl: source, link, name }] : []),
    { link, name: messages.stockLink, isButton: true },
  ]
  if (sku) {
    const size = sku.names[code]
    const values = { name: size && size !== '-' ? `${name}, ${size}` : name }
    // One a day, also where the last piece is reserved and released again and again.
    const subjectKey = `${alert.subjectId} ${oneADay(alert.email, nowMs)}`
    const subject = fill(messages.stockSubject, values)
    return createMail(
      { ...reader, kind: 'back-in-stock', subjectKey, subject },
      [
        fill(messages.stockIntro, values),
        toProduct(`${url}?sku=${alert.subjectId}`),
        [messages.stockOnce, end],
      ],
      sender,
    )
  }
  /** Companies see prices without VAT. */
  const priceOf = (minor: number) => {
    const price = formatMoney(minor, { market, language })
    return alert.includesVat ? price : fill(messages.priceExVat, { price })
  }
  const price = priceOf(facts.currentMinor ?? 0)
  const subjectKey = `${product.id} ${market.alias} ${alert.email} ${alert.requestedAtMs}`
  const subject = fill(messages.priceSubject, { name, price })
  const date = formatDate(new Date(alert.requestedAtMs), language)
  // Both prices and no percentage. It does not call the price reduced, because a reduction is compared
  // with the lowest price of thirty days (directive 98/6/EC article 6a), which the product page does.
  return createMail(
    { ...reader, kind: 'price-alert', subjectKey, subject },
    [
      fill(messages.priceIntro, { name }),
      {
        areAmounts: true,
        facts: [
          [fill(messages.priceAsked, { date }), priceOf(alert.targetMinor)],
          [messages.priceNow, price],
        ],
      },
      messages.priceMayChange,
      toProduct(url),
      [messages.priceOnce, end],
    ],
    sender,
  )
}
