/** The sandbox's pages: HTML without scripts, with one stylesheet. */
import { html, raw } from 'hono/html'
import { fill, htmlPage } from '../../browser-pages.ts'
import { languageOf, type LanguageCode } from '../../channel/markets.ts'
import { formatAmount } from '../../pricing/price-fields.ts'
import { paymentMessages } from './payment-messages.ts'
import type { PaymentSession } from './session.store.ts'

/** Path of these pages below each of the shop's origins. */
export const paymentPath = '/merchant/payment'

const shop = 'Hemvist'

/** Test values: a payer types none, and selects how the payment ends. */
const testValues = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  phone: '+46 70 123 45 67',
}

/** The page on which the payer pays, or selects how the payment ends. */
export function paymentPage(session: PaymentSession) {
  const messages = paymentMessages[session.language]
  const order = fill(messages.order, { number: session.orderNumber })
  return payPage(session, {
    heading: messages.methods[session.method],
    titleOf: (amount) => fill(messages.title, { amount, shop }),
    row: html`<div>
      <dt>${shop}</dt>
      <dd>${order}</dd>
    </div>`,
    attributes: '',
    fields: methodFields(session),
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
  paid: { amountMinor: number; currency: string; language: LanguageCode },
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

function methodFields(session: PaymentSession) {
  const messages = paymentMessages[session.language]
  const field = (name: keyof typeof testValues) =>
    html`<p class="field ${name}">
      <label for="${name}">${messages.fields[name]}</label>
      <input id="${name}" readonly value="${testValues[name]}" />
    </p>`
  const plan = (count: number) => {
    const amount = formatAmount(
      Math.ceil(session.amountMinor / count / 100) * 100,
      languageOf(session.language).iso,
      session.currency,
    )
    return html`<label class="choice">
      <input type="radio" name="plan" value="${count}" ${raw(count === 12 ? 'checked' : '')} />
      ${fill(messages.fields.months, { count: String(count), amount })}
    </label>`
  }
  switch (session.method) {
    case 'Card':
      return html`<div class="card">${field('cardNumber')}${field('expiry')}${field('cvc')}</div>`
    case 'Swish':
      return html`<p>${messages.swishText}</p>
        ${field('phone')}`
    // Their own forms are in the checkout; a client may still redirect its payers here.
    case 'Klarna':
    case 'Avarda':
    case 'Svea':
    case 'Walley':
      return ''
    case 'Loan':
      return html`<fieldset>
          <legend>${messages.fields.plan}</legend>
          ${[6, 12, 24].map(plan)}
        </fieldset>
        <p class="warning">${messages.creditWarning}</p>`
  }
}

const document = (language: LanguageCode, title: string, main: unknown) =>
  htmlPage(language, title, html`<link rel="stylesheet" href="${paymentPath}/sandbox.css" />`, main)
