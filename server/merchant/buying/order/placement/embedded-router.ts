/** Scripts and pages of the providers' forms. Browsers see them at `paymentPath` of the shop's origin. */
import { fill, privatePages, textFiles } from '#server/merchant/browser-pages.ts'
import type { CommerceContext } from '#server/merchant/buying/cart/api/commerce-context.ts'
import { embeddedNames } from '#server/merchant/buying/options/payment-options.ts'
import { findEmbeddedSession } from '#server/merchant/buying/payment/embedded/embedded-session.store.ts'
import { standInFiles } from '#server/merchant/buying/payment/embedded/stand-ins.ts'
import { paymentMessages } from '#server/merchant/buying/payment/payment-messages.ts'
import { isPaymentOutcome } from '#server/merchant/buying/payment/payment-outcomes.ts'
import { noticePage, paymentPath, payPage } from '#server/merchant/buying/payment/payment-page.ts'
import { findPaidOrder } from '#server/merchant/buying/order/order.store.ts'
import {
  missingPage,
  pagePolicy,
  readForm,
} from '#server/merchant/buying/order/placement/payment-router.ts'
import { languageOf, type LanguageCode } from '#server/merchant/channel/markets.ts'
import { formatAmount } from '#server/merchant/pricing/price-fields.ts'

import { Hono } from 'hono'
import { html } from 'hono/html'
import { payEmbedded, quoteForm, type FormQuote } from './pay-embedded.ts'

/** Routes relative to `/payment/embedded`. */
export function createEmbeddedRouter(
  context: CommerceContext,
  onError: (error: unknown) => void,
): Hono {
  const { db, now } = context.deps
  const router = new Hono()
  router.onError((error, c) => {
    onError(error)
    return c.json({ error: 'failed' }, 500)
  })
  // The shop's checkout shows the frame.
  router.use(privatePages(pagePolicy, 'self'))

  /** Null once it has expired. */
  function findSession(id: string) {
    const session = findEmbeddedSession(db, id)
    return session && session.expiresAtMs > now() ? session : null
  }

  /** The session with its cart; null once it has expired or its cart was bought. */
  function openForm(id: string) {
    const session = findSession(id)
    const quoted = session && quoteForm(context, session)
    return quoted && { session, quoted }
  }

  /** A frame that is loaded again after its payment, before the shop has shown the confirmation, says that it is paid. */
  function closedPage(request: Request, id: string) {
    const session = findEmbeddedSession(db, id)
    const isPaid = session && findPaidOrder(db, session.cartId)
    return isPaid ? noticePage(session.language, 'captured') : missingPage(request)
  }

  router.get('/:name{[a-z]+\\.(?:js|css)}', textFiles(standInFiles))

  router.get('/:session', (c) => {
    const form = openForm(c.req.param('session'))
    if (!form) return c.html(closedPage(c.req.raw, c.req.param('session')), 410)
    const { id, language, provider } = form.session
    const page = payPage({
      ...form.quoted,
      language,
      heading: paymentMessages[language].methods[embeddedNames[provider]],
      // Its buttons load the next page in the whole tab.
      attributes: `target="_top" action="${paymentPath}/embedded/${id}"`,
      fields: html`<input type="hidden" name="amount" value="${form.quoted.amountMinor}" />`,
    })
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
    const session = findSession(c.req.param('session'))
    const isJson = c.req.header('accept')?.includes('application/json')
    if (!session)
      return isJson ? c.json({ error: 'expired' }, 410) : c.html(missingPage(c.req.raw), 410)
    const fields = await readForm(c.req.raw)
    const outcome = fields?.get('outcome')
    if (!isPaymentOutcome(outcome)) return c.json({ error: 'outcome' }, 400)
    // The existing order of a cart that was bought in another tab, or before going back.
    const seenMinor = fields?.has('amount') ? Number(fields.get('amount')) : null
    const { isCaptured, redirectUrl } = payEmbedded(context, session, outcome, seenMinor)
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
