/** The sandbox's pages: HTML without scripts, with one stylesheet. */
import { html, raw } from 'hono/html'
import { fill, htmlPage } from '../../browser-pages.ts'
import { languageOf, type LanguageCode } from '../../channel/markets.ts'
import { formatAmount } from '../../pricing/price-fields.ts'
import { paymentMessages } from './payment-messages.ts'

/** Path of these pages below each of the shop's origins. */
export const paymentPath = '/merchant/payment'

const shop = 'Hemvist'

interface PayPage {
  heading: string
  amountMinor: number
  currency: string
  language: LanguageCode
  /** Absent for the form of a provider, which pays a cart. */
  orderNumber?: string
  /** Attributes of the form, which contain nothing that HTML would interpret. */
  attributes?: string
  fields?: unknown
}

/** A page without scripts, whose buttons are outcomes of the payment. */
export function payPage({
  heading,
  language,
  orderNumber,
  attributes = '',
  fields,
  ...paid
}: PayPage) {
  const messages = paymentMessages[language]
  const amount = formatAmount(paid.amountMinor, languageOf(language).iso, paid.currency)
  return document(
    language,
    orderNumber ? fill(messages.title, { amount, shop }) : heading,
    html`
      <p class="notice">${messages.testNotice}</p>
      <h1>${heading}</h1>
      <dl class="sum">
        ${
          orderNumber
            ? html`<div>
                <dt>${shop}</dt>
                <dd>${fill(messages.order, { number: orderNumber })}</dd>
              </div>`
            : ''
        }
        <div class="amount">
          <dt>${messages.amount}</dt>
          <dd>${amount}</dd>
        </div>
      </dl>
      <form method="post" ${raw(attributes)}>
        ${fields ?? ''}
        <button class="primary" name="outcome" value="approve">
          ${fill(messages.pay, { amount })}
        </button>
        <button class="quiet" name="outcome" value="cancel">${messages.cancel}</button>
        <div class="others">
          <h2>${messages.others}</h2>
          <p>${messages.othersText}</p>
          <div class="row">
            ${Object.entries(messages.outcomes).map(
              ([outcome, text]) => html`<button name="outcome" value="${outcome}">${text}</button>`,
            )}
          </div>
        </div>
      </form>
    `,
  )
}

type NoticeKey = 'captured' | 'failed' | 'refused' | 'deciding' | 'lost' | 'missing'

/** A notice page, with a link back to the shop where there is one. */
export function noticePage(language: LanguageCode, key: NoticeKey, backUrl: string | null = null) {
  const messages = paymentMessages[language]
  return document(
    language,
    messages.closed[key],
    html`
      <p class="notice">${messages.testNotice}</p>
      <h1>${messages.closed[key]}</h1>
      <p>${messages.closed[`${key}Text`]}</p>
      ${backUrl ? html`<p><a class="primary" href="${backUrl}">${messages.back}</a></p>` : ''}
    `,
  )
}

const document = (language: LanguageCode, title: string, main: unknown) =>
  htmlPage(language, title, html`<link rel="stylesheet" href="${paymentPath}/sandbox.css" />`, main)
