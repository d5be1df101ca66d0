/** The sandbox's pages: HTML without scripts, with one stylesheet. */
import { html, raw } from 'hono/html'
import { fill, htmlPage } from '../../browser-pages.ts'
import { languageOf, type LanguageCode } from '../../channel/markets.ts'
import { formatAmount } from '../../pricing/price-fields.ts'
import { paymentMessages } from './payment-messages.ts'
import type { ProviderPayment } from '../options/payment-options.ts'

/** Path of these pages below each of the shop's origins. */
export const paymentPath = '/merchant/payment'

const shop = 'Hemvist'

interface Payment {
  orderNumber: string
  amountMinor: number
  currency: string
  method: ProviderPayment
  language: LanguageCode
}

/** The page on which the payer pays, or selects how the payment ends. */
export function paymentPage(payment: Payment) {
  const messages = paymentMessages[payment.language]
  const order = fill(messages.order, { number: payment.orderNumber })
  return payPage(payment, {
    heading: messages.methods[payment.method],
    titleOf: (amount) => fill(messages.title, { amount, shop }),
    row: html`<div>
      <dt>${shop}</dt>
      <dd>${order}</dd>
    </div>`,
    attributes: '',
    fields: '',
  })
}

interface PayPageParts {
  heading: string
  /** The heading when absent. */
  titleOf?: (amount: string) => string
  row?: unknown
  /** Attributes of the form, which contain nothing that HTML would interpret. */
  attributes: string
  fields: unknown
}

/** A page without scripts, whose buttons are outcomes of the payment. */
export function payPage(
  paid: Pick<Payment, 'amountMinor' | 'currency' | 'language'>,
  { heading, titleOf, row = '', attributes, fields }: PayPageParts,
) {
  const { language } = paid
  const messages = paymentMessages[language]
  const amount = formatAmount(paid.amountMinor, languageOf(language).iso, paid.currency)
  return document(
    language,
    titleOf?.(amount) ?? heading,
    html`
      <p class="notice">${messages.testNotice}</p>
      <h1>${heading}</h1>
      <dl class="sum">
        ${row}
        <div class="amount">
          <dt>${messages.amount}</dt>
          <dd>${amount}</dd>
        </div>
      </dl>
      <form method="post" ${raw(attributes)}>
        ${fields}
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
