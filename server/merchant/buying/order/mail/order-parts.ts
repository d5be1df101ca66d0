/** Parts that the mails of an order share: its goods, where they go, and when. */
import { languageOf, marketOf } from '#server/merchant/channel/markets.ts'
import { isMarketCountry, type Address } from '#server/merchant/vocabulary/address.ts'
import { deliveryDatesOf, pickupOf } from '#server/merchant/buying/order/order-delivery.ts'
import type { OrderDocument } from '#server/merchant/buying/order/order-document.ts'
import type { Fact, Goods, TextSection } from '#server/merchant/mail/create-mail.ts'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'

/** The date of each row by its id, and the one that all have in common. */
function deliveryDates(document: OrderDocument) {
  const dates = deliveryDatesOf(document)
  const [first, ...others] = new Set(document.quote.lines.map(({ id }) => dates[id]))
  return { dates, oneDate: others.length > 0 ? null : first }
}

export function deliveryFacts(name: string, document: OrderDocument): Fact[] {
  const { oneDate } = deliveryDates(document)
  return oneDate ? [[name, oneDate]] : []
}

/** @param amounts of the rows, where the mail is about money */
export function orderGoods(document: OrderDocument, amounts: readonly string[] = []): Goods[] {
  const { dates, oneDate } = deliveryDates(document)
  return document.quote.lines.map((line, index) => {
    const article = document.articles[index]
    const { groupKey } = line.part ?? {}
    const name = [article?.brand, article?.name].filter(Boolean).join(' ')
    return {
      name: `${line.quantity} × ${[name, article?.variant].filter(Boolean).join(', ')}`,
      amount: amounts[index] ?? '',
      note: oneDate ? null : dates[line.id],
      // A package is a heading above its parts, whose amounts add up to its price.
      heading:
        groupKey && groupKey !== document.quote.lines[index - 1]?.part?.groupKey
          ? article?.packageName
          : null,
      isPart: groupKey !== undefined,
      url: article?.productUrl,
      pictureUrl: article?.imageUrl,
    }
  })
}

/** The pickup point, if there is one, and the address of the recipient. */
export function recipientSections(document: OrderDocument): TextSection[] {
  const messages = mailMessages[document.language]
  const pickup = pickupOf(document)
  return [
    ...(pickup ? [{ title: messages.pickup, paragraphs: [pickup] }] : []),
    addressSection(pickup ? messages.addressee : messages.delivery, 'shippingAddress', document),
  ]
}

export function addressSection(
  title: string,
  of: 'shippingAddress' | 'billingAddress',
  document: OrderDocument,
): TextSection {
  return { title, paragraphs: [addressLines(document[of], document).join('\n')] }
}

function addressLines(address: Address, document: OrderDocument): string[] {
  const locale = languageOf(document.language).iso
  const market = marketOf(document.quote.market)
  const country = isMarketCountry(address, market)
    ? new Intl.DisplayNames(locale, { type: 'region' }).of(market.country.code)
    : address.country
  return [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.careOf && `c/o ${address.careOf.replace(/^c\/o\s+/i, '')}`,
    address.addressLine1,
    address.addressLine2,
    `${address.zip} ${address.city}`.trim(),
    country ?? address.country,
  ].filter(Boolean)
}
