/** The sandbox's pages: HTML without scripts, with one stylesheet. */
import { html, raw } from 'hono/html'
import { languages, type LanguageCode } from '../../channel/markets.ts'
import type { PaymentField } from './payment-fields.rules.ts'
import type { PaymentOutcome } from './payment-outcomes.ts'
import { paymentMessages } from './payment-messages.ts'
import type { PaymentSession } from './session.store.ts'

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
  base: string,
  typed: TypedFields = testValues,
  faults: readonly PaymentField[] = [],
) {
  const messages = paymentMessages[session.language]
  const amount = formatAmount(session.amountMinor, session)
  const title = interpolate(messages.title, { amount, shop })
  return document(
    session.language,
    title,
    base,
    html`
      <p class="notice">${messages.testNotice}</p>
      <h1>${messages.methods[session.method]}</h1>
      <dl class="sum">
        <div>
          <dt>${shop}</dt>
          <dd>${interpolate(messages.order, { number: session.orderNumber })}</dd>
        </div>
        <div class="amount">
          <dt>${messages.amount}</dt>
          <dd>${amount}</dd>
        </div>
      </dl>
      ${faults.length ? errorSummary(messages, faults) : ''}
      <form method="post" novalidate>
        ${methodFields(session, typed, faults)}
        <button class="primary" name="outcome" value="approve">
          ${interpolate(messages.pay, { amount })}
        </button>
        <button class="quiet" name="outcome" value="cancel">${messages.cancel}</button>
      </form>
      <form method="post" class="others">
        <h2>${messages.others}</h2>
        <p>${messages.othersText}</p>
        <div class="row">
          ${(
            Object.keys(messages.outcomes) as (keyof typeof messages.outcomes & PaymentOutcome)[]
          ).map(
            (outcome) =>
              html`<button name="outcome" value="${outcome}">
                ${messages.outcomes[outcome]}
              </button>`,
          )}
        </div>
      </form>
    `,
  )
}

type NoticeKey = 'captured' | 'failed' | 'refused' | 'deciding' | 'lost' | 'missing'

/** A notice page, with a link back to the shop where there is one. */
export function noticePage(
  language: LanguageCode,
  key: NoticeKey,
  base: string,
  backUrl: string | null,
) {
  const messages = paymentMessages[language]
  return document(
    language,
    messages.closed[key],
    base,
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
    const amount = formatAmount(Math.ceil(session.amountMinor / count / 100) * 100, session)
    const isChosen = (typed.plan ?? '') === String(count)
    return html`<label class="choice">
      <input type="radio" name="plan" value="${count}" ${raw(isChosen ? 'checked' : '')} />
      ${interpolate(messages.fields.months, { count: String(count), amount })}
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

export function document(language: LanguageCode, title: string, base: string, main: unknown) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${base}/sandbox.css" />
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`
}

export function formatAmount(
  minor: number,
  session: Pick<PaymentSession, 'language' | 'currency'>,
): string {
  const locale = languages.find(({ code }) => code === session.language)?.iso
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: session.currency,
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions).format(minor / 100)
}

export function interpolate(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
