/**
 * What a consumer must get on a durable medium besides the order itself (directive 2011/83/EU, article 8(7)): the right
 * of withdrawal with its form, the legal guarantee with who settles disputes, and the terms of the day.
 */
import { fill } from '#server/merchant/browser-pages.ts'
import { channel, type MarketAlias } from '#server/merchant/channel/markets.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'
import type { ShopOfOrder } from '#server/merchant/buying/order/order-page.ts'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'

/** The law of the buyer's country applies, whatever the language; elsewhere, the minimum of the EU is told. */
const complaintLaws: Readonly<Partial<Record<MarketAlias, 'SE' | 'DK' | 'FI' | 'NO'>>> = {
  se: 'SE',
  dk: 'DK',
  no: 'NO',
  fi: 'FI',
  ax: 'FI',
}

/**
 * @param date of the order, in its language
 * @param link to its withdrawal
 */
export function contractParts(
  { document, number }: Order,
  { date, link }: { date: string; link: string },
  shop: ShopOfOrder,
) {
  const { language, quote, billingAddress } = document
  const messages = mailMessages[language]
  const { seller } = shop
  const addressee = seller
    ? [seller.name, ...seller.address, seller.email].filter(Boolean).join(', ')
    : channel.name
  const form = { seller: addressee, date, number: String(number) }
  const terms = shop.terms?.(language) ?? []
  const termsOfToday =
    terms.length > 0
      ? [
          { title: fill(messages.termsTitle, { date }), paragraphs: [] },
          ...terms.map((section) => ({ ...section, isSubsection: true })),
        ]
      : []
  // Organizations have neither right.
  if (billingAddress.company) return termsOfToday
  return [
    { title: messages.withdrawalTitle, paragraphs: messages.withdrawalText.split('\n') },
    { link, name: messages.withdrawalLink },
    { title: messages.formTitle, paragraphs: [fill(messages.form, form)] },
    ...termsOfToday,
    {
      title: messages.guaranteeTitle,
      paragraphs: [messages.complaint[complaintLaws[quote.market] ?? 'EU']],
    },
  ]
}
