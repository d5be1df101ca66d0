/** Scripts and pages of the providers' forms. Browsers see them at `paymentPath` of the shop's origin. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { fill, privatePages, textFiles } from '../../../browser-pages.ts'
import { languageOf, type LanguageCode } from '../../../channel/markets.ts'
import { missingPage, pagePolicy, readForm } from '../payment-router.ts'
import { noticePage, paymentPath, payPage } from '../payment-page.ts'
import { paymentMessages } from '../payment-messages.ts'
import { isPaymentOutcome, type PaymentOutcome } from '../payment-outcomes.ts'
import { embeddedNames } from '../../options/payment-options.ts'
import { formatAmount } from '../../../pricing/price-fields.ts'
import type { EmbeddedSession } from './embedded-session.store.ts'
import { standInFiles } from './stand-ins.ts'

/** What a form shows of its cart. */
export interface FormQuote {
  amountMinor: number
  currency: string
  zip: string
  country: string
}

/** What the payer chose in a form. */
export interface FormDecision {
  outcome: PaymentOutcome
  /** Minor units that the form has shown; null when the form did not send it. */
  seenAmountMinor: number | null
}

export interface EmbeddedPayment {
  /** Whether the order is paid. */
  isCaptured: boolean
  /** Where the payer continues; null after a lost return. */
  redirectUrl: string | null
}

interface EmbeddedRouterOptions {
  now: () => number
  find: (id: string) => EmbeddedSession | null
  /** Null for a cart that was bought or removed. */
  quote: (session: EmbeddedSession) => FormQuote | null
  pay: (session: EmbeddedSession, decision: FormDecision) => Promise<EmbeddedPayment>
  onError: (error: unknown) => void
}

/** Routes relative to `/payment/embedded`. */
export function createEmbeddedRouter(options: EmbeddedRouterOptions): Hono {
  const { now, find, quote, pay, onError } = options
  const router = new Hono()
  router.onError((error, c) => {
    onError(error)
    return c.json({ error: 'failed' }, 500)
  })
  // The shop's checkout shows the frame.
  router.use(privatePages(pagePolicy, 'self'))

  /** The session with its cart; null once it has expired or its cart was bought. */
  function openForm(id: string) {
    const session = find(id)
    if (!session || session.expiresAtMs <= now()) return null
    const quoted = quote(session)
    return quoted && { session, quoted }
  }

  router.get('/:name{[a-z]+\\.(?:js|css)}', textFiles(standInFiles))

  router.get('/:session', (c) => {
    const form = openForm(c.req.param('session'))
    if (!form) return c.html(missingPage(c.req.raw), 410)
    const { id, language, provider } = form.session
    const page = payPage(
      { ...form.quoted, language },
      {
        heading: paymentMessages[language].methods[embeddedNames[provider]],
        // Its buttons load the next page in the whole tab.
        attributes: `target="_top" action="${paymentPath}/embedded/${id}"`,
        fields: html`<input type="hidden" name="amount" value="${form.quoted.amountMinor}" />`,
      },
    )
    return c.html(page)
  })

  router.get('/:session/form', (c) => {
    const form = openForm(c.req.param('session'))
    if (!form) return c.json({ error: 'expired' }, 410)
    const { amountMinor, country } = form.quoted
    return c.json({
      amountMinor,
      country,
      html: String(pageForm(form.session.language, form.quoted)),
    })
  })

  router.post('/:session', async (c) => {
    const session = find(c.req.param('session'))
    const isJson = c.req.header('accept')?.includes('application/json')
    if (!session || session.expiresAtMs <= now()) {
      return isJson ? c.json({ error: 'expired' }, 410) : c.html(missingPage(c.req.raw), 410)
    }
    const fields = await readForm(c.req.raw)
    const outcome = fields?.get('outcome')
    if (!isPaymentOutcome(outcome)) return c.json({ error: 'outcome' }, 400)
    // The existing order of a cart that was bought in another tab, or before going back.
    const { isCaptured, redirectUrl } = await pay(session, {
      outcome,
      seenAmountMinor: fields?.has('amount') ? Number(fields.get('amount')) : null,
    })
    const { language } = session
    if (isJson) {
      const notice = redirectUrl === null ? paymentMessages[language].closed.lostText : null
      return c.json({ isCaptured, redirect: redirectUrl, notice })
    }
    if (redirectUrl === null) return c.html(noticePage(language, 'lost'))
    return new Response(null, { status: 303, headers: { location: redirectUrl } })
  })

  return router
}

/** Avarda's form, which is a part of the page. */
function pageForm(language: LanguageCode, quote: FormQuote) {
  const messages = paymentMessages[language]
  const amount = formatAmount(quote.amountMinor, languageOf(language).iso, quote.currency)
  const title = `${messages.methods.Avarda}: ${amount}`
  const outcomes = {
    approve: fill(messages.pay, { amount }),
    cancel: messages.cancel,
    ...messages.outcomes,
  }
  return html`<link rel="stylesheet" href="${paymentPath}/embedded/avarda.css" />
    <section class="avarda" lang="${language}" aria-label="${title}">
      <p class="avarda-notice">${messages.testNotice}</p>
      <h3>${title}</h3>
      <label for="avarda-zip">${messages.fields.zip}</label>
      <input id="avarda-zip" name="zip" value="${quote.zip}" maxlength="12" />
      ${Object.entries(outcomes).map(
        ([outcome, text]) => html`<button type="button" value="${outcome}">${text}</button>`,
      )}
    </section>`
}
