/** The page in a provider's frame: without scripts, its buttons load the next page in the whole tab. */
import { html } from 'hono/html'
import { embeddedNames } from '../../options/payment-options.ts'
import type { FormQuote } from './embedded-payment.ts'
import { paymentMessages } from '../payment-messages.ts'
import { document, formatAmount, interpolate } from '../payment-page.ts'
import type { EmbeddedSession } from './embedded-session.store.ts'

export function framePage(session: EmbeddedSession, quote: FormQuote, base: string) {
  const { language } = session
  const messages = paymentMessages[language]
  const amount = formatAmount(quote.amountMinor, { ...quote, language })
  const name = messages.methods[embeddedNames[session.provider]]
  return document(
    language,
    name,
    base,
    html`
      <p class="notice">${messages.testNotice}</p>
      <h1>${name}</h1>
      <dl class="sum">
        <div class="amount">
          <dt>${messages.amount}</dt>
          <dd>${amount}</dd>
        </div>
      </dl>
      <form method="post" target="_top" action="${base}/embedded/${session.id}">
        <input type="hidden" name="amount" value="${quote.amountMinor}" />
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
