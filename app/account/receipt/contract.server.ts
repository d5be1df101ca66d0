import { requestExtension } from '#app/gateway/offers-extension.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { addresseeOf } from '#app/market/addressee.ts'
import { lawTexts } from '#app/market/law/law-texts.server.ts'
import { serviceEmail } from '#app/market/service-email.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import { orderContractDocument } from '#app/account/orders/order-documents.server.ts'
import type { Order } from '#app/account/orders/order.ts'

import type { ReceiptSection } from './receipt-pdf.server.ts'

/** The contract of an order as its mail has it: a consumer's rights, and the terms of that day, where the merchant tells them. */
export async function contractSections(
  visit: Visit,
  publicOrderId: string,
  order: Order,
  countryName: string | null | undefined,
): Promise<readonly ReceiptSection[]> {
  const document = orderContractDocument
  const told = await requestExtension(visit, document, { publicOrderId }, 'orderContract')
  if (told?.orderContract) return told.orderContract
  return order.isCompany ? [] : consumerRights(visit, order, countryName)
}

/** The right of withdrawal with its form, and the legal guarantee on the day of the order. */
function consumerRights(
  visit: Visit,
  { createdAt }: Order,
  countryName: string | null | undefined,
): ReceiptSection[] {
  const { config, language, channel, market } = visit
  const t = translate(language, 'withdrawal')
  const seller = addresseeOf(config.seller, {
    shopName: translate(language, 'common')('shop.name'),
    email: serviceEmail(config.seller, language),
  })
  const ofOrder = channel.markets.find(({ country }) => country.name === countryName) ?? market
  const at = createdAt ? new Date(createdAt) : new Date()
  const { complaint } = lawTexts(language, ofOrder.country.code, at)
  const link = visit.origin + href(visit, 'withdrawal')
  return [
    { title: t('title'), text: `${t('intro')}\n${link}` },
    { title: t('modelTitle'), text: t('model', { seller }) },
    ...(complaint
      ? [{ title: translate(language, 'law')('guarantee.title'), text: complaint }]
      : []),
  ]
}
