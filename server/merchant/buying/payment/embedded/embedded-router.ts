/** Scripts and pages of the providers' forms. Browsers see them at `publicBase` of the shop's origin. */
import { Hono } from 'hono'
import type { EmbeddedPayment, FormDecision, FormQuote } from './embedded-payment.ts'
import { browserLanguageOf, pageHeaders, readForm } from '../payment-router.ts'
import { formatAmount, interpolate, noticePage } from '../payment-page.ts'
import { paymentMessages } from '../payment-messages.ts'
import { isPaymentOutcome } from '../payment-outcomes.ts'
import type { EmbeddedSession } from './embedded-session.store.ts'
import { framePage } from './frame-page.ts'
import { avardaScript, avardaStyle } from './avarda-script.ts'
import { klarnaScript, sveaScript, walleyScript } from './frame-scripts.ts'

interface EmbeddedRouterOptions {
  now: () => number
  publicBase: string
  find: (id: string) => EmbeddedSession | null
  /** Null for a cart that was bought or removed. */
  quote: (session: EmbeddedSession) => FormQuote | null
  pay: (session: EmbeddedSession, decision: FormDecision) => Promise<EmbeddedPayment>
  onError: (error: unknown) => void
}

/** The shop's checkout shows the frame. */
const frameHeaders = {
  ...pageHeaders,
  'content-security-policy': pageHeaders['content-security-policy'].replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
  'x-frame-options': 'SAMEORIGIN',
}

const files: Readonly<Record<string, [type: string, text: string]>> = {
  'klarna.js': ['text/javascript', klarnaScript],
  'svea.js': ['text/javascript', sveaScript],
  'walley.js': ['text/javascript', walleyScript],
  'avarda.js': ['text/javascript', avardaScript],
  'avarda.css': ['text/css', avardaStyle],
}

/** Routes relative to `/payment/embedded`. */
export function createEmbeddedRouter(options: EmbeddedRouterOptions): Hono {
  const { now, publicBase, find, quote, pay, onError } = options
  const router = new Hono()
  router.onError((error, c) => {
    onError(error)
    return c.json({ error: 'failed' }, 500)
  })
  router.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(frameHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })

  /** The session with its cart; null once it has expired or its cart was bought. */
  function openForm(id: string) {
    const session = find(id)
    if (!session || session.expiresAtMs <= now()) return null
    const quoted = quote(session)
    return quoted && { session, quoted }
  }

  const missingPage = (request: Request) =>
    noticePage(browserLanguageOf(request), 'missing', publicBase, null)

  router.get('/:name{[a-z]+\\.(?:js|css)}', (c) => {
    const [type, text] = files[c.req.param('name')] ?? []
    if (!type || text === undefined) return c.notFound()
    c.header('cache-control', 'public, max-age=300')
    c.header('content-type', `${type}; charset=utf-8`)
    return c.body(text)
  })

  router.get('/:session', (c) => {
    const form = openForm(c.req.param('session'))
    if (!form) return c.html(missingPage(c.req.raw), 410)
    return c.html(framePage(form.session, form.quoted, publicBase))
  })

  router.get('/:session/form', (c) => {
    const form = openForm(c.req.param('session'))
    if (!form) return c.json({ error: 'expired' }, 410)
    const { language } = form.session
    const messages = paymentMessages[language]
    const amount = formatAmount(form.quoted.amountMinor, { ...form.quoted, language })
    return c.json({
      language,
      amountMinor: form.quoted.amountMinor,
      zip: form.quoted.zip,
      country: form.quoted.country,
      texts: {
        notice: messages.testNotice,
        title: `${messages.methods.Avarda}: ${amount}`,
        zip: messages.fields.zip,
      },
      outcomes: [
        { name: 'approve', text: interpolate(messages.pay, { amount }) },
        { name: 'cancel', text: messages.cancel },
        ...Object.entries(messages.outcomes).map(([name, text]) => ({ name, text })),
      ],
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
    if (redirectUrl === null) return c.html(noticePage(language, 'lost', publicBase, null))
    return new Response(null, { status: 303, headers: { location: redirectUrl } })
  })

  return router
}
