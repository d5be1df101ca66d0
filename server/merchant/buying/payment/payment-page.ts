/** The sandbox's pages: HTML without scripts, with one stylesheet. */
import { html, raw } from 'hono/html'
import { fill, htmlPage } from '../../browser-pages.ts'
import { languageOf, type LanguageCode } from '../../channel/markets.ts'
import type { PaymentField } from './payment-fields.rules.ts'
import { formatAmount } from '../../pricing/price-fields.ts'
import { paymentMessages } from './payment-messages.ts'
import type { PaymentSession } from './session.store.ts'

/** Path of these pages below each of the shop's origins. */
export const paymentPath = '/merchant/payment'

const shop = 'Hemvist'

type TypedFields = Partial<Record<PaymentField | 'plan', string>>

/** Test values that pass validation, so that a payer need not type any. */
const testValues: TypedFields = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  phone: '+46 70 123 45 67',
  plan: '12',
}

const inputModes: Record<PaymentField, string> = {
  cardNumber: 'inputmode="numeric" autocomplete="cc-number"',
  expiry: 'inputmode="numeric" autocomplete="cc-exp"',
  cvc: 'inputmode="numeric" autocomplete="cc-csc"',
  phone: 'inputmode="tel" autocomplete="tel"',
}

/** The page on which the payer pays, or selects how the payment ends. */
export function paymentPage(
  session: PaymentSession,
  typed: TypedFields = testValues,
  faults: readonly PaymentField[] = [],
) {
  const messages = paymentMessages[session.language]
  const order = fill(messages.order, { number: session.orderNumber })
  return payPage(session, {
    heading: messages.methods[session.method],
    titleOf: (amount) => fill(messages.title, { amount, shop }),
    row: html`<div>
      <dt>${shop}</dt>
      <dd>${order}</dd>
    </div>`,
    errors: faults.length ? errorSummary(messages, faults) : '',
    attributes: 'novalidate',
    fields: methodFields(session, typed, faults),
  })
}

interface PayPageParts {
  heading: string
  /** The heading when absent. */
  titleOf?: (amount: string) => string
  row?: unknown
  errors?: unknown
  /** Attributes of the form, which contain nothing that HTML would interpret. */
  attributes: string
  fields: unknown
}

/** A page without scripts, whose buttons are outcomes of the payment. */
export function payPage(
  paid: { amountMinor: number; currency: string; language: LanguageCode },
  { heading, titleOf, row = '', errors = '', attributes, fields }: PayPageParts,
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
      ${errors}
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

function methodFields(
  session: PaymentSession,
  typed: TypedFields,
  faults: readonly PaymentField[],
) {
  const messages = paymentMessages[session.language]
  const field = (name: PaymentField) => {
    const isFaulty = faults.includes(name)
    return html`<p class="field ${name}">
      <label for="${name}">${messages.fields[name]}</label>
      <input
        id="${name}"
        name="${name}"
        value="${typed[name] ?? ''}"
        maxlength="40"
        ${raw(inputModes[name])}
        ${isFaulty ? raw(`aria-invalid="true" aria-describedby="${name}-fault"`) : ''}
      />
      ${isFaulty ? html`<span class="fault" id="${name}-fault">${messages.faults[name]}</span>` : ''}
    </p>`
  }
  const plan = (count: number) => {
    const amount = formatAmount(
      Math.ceil(session.amountMinor / count / 100) * 100,
      languageOf(session.language).iso,
      session.currency,
    )
    const isChosen = (typed.plan ?? '') === String(count)
    return html`<label class="choice">
      <input type="radio" name="plan" value="${count}" ${raw(isChosen ? 'checked' : '')} />
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

function errorSummary(
  messages: (typeof paymentMessages)[LanguageCode],
  faults: readonly PaymentField[],
) {
  return html`<div class="faults" role="alert">
    <h2>${messages.faultsTitle}</h2>
    <ul>
      ${faults.map((name) => html`<li><a href="#${name}">${messages.faults[name]}</a></li>`)}
    </ul>
  </div>`
}

const document = (language: LanguageCode, title: string, main: unknown) =>
  htmlPage(language, title, html`<link rel="stylesheet" href="${paymentPath}/sandbox.css" />`, main)
