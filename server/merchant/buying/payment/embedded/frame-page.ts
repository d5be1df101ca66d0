/** The page in Klarna's frame: without scripts, its buttons load the next page in the whole tab. */
import { html } from 'hono/html'
import type { FormQuote } from './embedded-payment.ts'
import { paymentMessages } from '../payment-messages.ts'
import { document, formatAmount, interpolate } from '../payment-page.ts'
import type { EmbeddedSession } from './embedded-session.store.ts'

export function framePage(session: EmbeddedSession, quote: FormQuote, base: string) {
  const { language } = session
  const messages = paymentMessages[language]
  const amount = formatAmount(quote.amountMinor, { ...quote, language })
  return document(
    language,
    messages.methods.Klarna,
    base,
    html`
      <p class="notice">${messages.testNotice}</p>
      <h1>${messages.methods.Klarna}</h1>
      <dl class="sum">
        <div class="amount">
          <dt>${messages.amount}</dt>
          <dd>${amount}</dd>
        </div>
      </dl>
      <form method="post" target="_top" action="${base}/embedded/${session.id}">
        <button class="primary" name="outcome" value="approve">
          ${interpolate(messages.pay, { amount })}
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
