/**
 * What a consumer must get on a durable medium (directive 2011/83/EU, article 8(7)): the right of withdrawal with its
 * form, the legal guarantee with who settles disputes, and the day's terms.
 */
import { fill } from '#server/merchant/browser-pages.ts'
import {
  channel,
  languageOf,
  type LanguageCode,
  type MarketAlias,
} from '#server/merchant/channel/markets.ts'
import { orderLinks, type ShopOfOrder } from '#server/merchant/buying/order/order-page.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'
import type { TextSection } from '#server/merchant/mail/create-mail.ts'
import { formatDate } from '#server/merchant/mail/format-date.ts'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'
import type { Sender } from '#server/merchant/mail/sender.ts'

/** The law of the buyer's country applies, whatever the language; elsewhere, the minimum of the EU is told. */
const complaintLaws: Readonly<Partial<Record<MarketAlias, 'SE' | 'DK' | 'FI' | 'NO'>>> = {
  se: 'SE',
  dk: 'DK',
  no: 'NO',
  fi: 'FI',
  ax: 'FI',
}

/** A day in the shop's time zone, as on the page of the order; not the server's. */
export const longDate = (language: LanguageCode, at: Date): string =>
  formatDate(at, languageOf(language), { timeZone: 'Europe/Stockholm' })

/** The contract of an order for its file, which others than the buyer may read: its link does not open the order. */
export function contractSections(order: Order, terms: readonly TextSection[], shop: ShopOfOrder) {
  const date = longDate(order.document.language, new Date(order.paidAtMs ?? order.createdAtMs))
  const { anyWithdrawal: link } = orderLinks(order, shop)
  const sections: { title: string; text: string; isSubsection: boolean }[] = []
  for (const part of contractParts(order, { date, link, terms }, shop)) {
    const before = sections.at(-1)
    if (!('link' in part)) {
      const { title, paragraphs, isSubsection = false } = part
      sections.push({ title, text: paragraphs.join('\n\n'), isSubsection })
    } else if (before) before.text += `\n\n${part.name}: ${part.link}`
  }
  return sections
}

/** The date is the order's in its language; the link leads to its withdrawal; the terms are those when it was placed. */
export function contractParts(
  { document, number }: Pick<Order, 'document' | 'number'>,
  { date, link, terms }: { date: string; link: string; terms: readonly TextSection[] },
  { seller }: Pick<Sender, 'seller'>,
): (TextSection | { link: string; name: string })[] {
  const { language, quote, billingAddress } = document
  const messages = mailMessages[language]
  const addressee = seller
    ? [seller.name, ...seller.address, seller.email].filter(Boolean).join(', ')
    : channel.name
  const form = { seller: addressee, date, number: String(number) }
  const termsOfOrder =
    terms.length > 0
      ? [
          { title: fill(messages.termsTitle, { date }), paragraphs: [] },
          ...terms.map((section) => ({ ...section, isSubsection: true })),
        ]
      : []
  // Organizations have neither right.
  if (billingAddress.company) return termsOfOrder
  return [
    { title: messages.withdrawalTitle, paragraphs: messages.withdrawalText.split('\n') },
    { link, name: messages.withdrawalLink },
    { title: messages.formTitle, paragraphs: fill(messages.form, form).split('\n') },
    ...termsOfOrder,
    {
      title: messages.guaranteeTitle,
      paragraphs: [messages.complaint[complaintLaws[quote.market] ?? 'EU']],
    },
  ]
}
