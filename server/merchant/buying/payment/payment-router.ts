/**
 * The sandbox provider's pages. Browsers see them at `paymentPath` of the shop's origin. Every page
 * works without scripts, and every form is answered by a redirect with status 303.
 */
import { Hono } from 'hono'
import { privatePages, textFiles } from '../../browser-pages.ts'
import { languageCodes } from '../../channel/markets.ts'
import type { PaymentService } from './payment-service.ts'
import { isPaymentOutcome, paymentOutcomes } from './payment-outcomes.ts'
import { noticePage, paymentPage, paymentPath } from './payment-page.ts'
import { sandboxStyle } from './sandbox-style.ts'
import type { PaymentSession } from './session.store.ts'

export const pagePolicy = "style-src 'self'; form-action 'self'"

const maxFormBytes = 8 * 1024

/** Routes relative to `/payment`. */
export function createPaymentRouter(
  service: PaymentService,
  onError: (error: unknown) => void,
): Hono {
  const router = new Hono()
  // A payer gets a page instead of a bare error. The session is unchanged, and a reload tries again.
  router.onError((error, c) => {
    onError(error)
    return c.html(noticePage(browserLanguageOf(c.req.raw), 'deciding'), 500)
  })
  router.use(privatePages(pagePolicy))
  router.get('/sandbox.css', textFiles({ 'sandbox.css': sandboxStyle }))

  router.get('/:session', async (c) => {
    const session = await service.find(c.req.param('session'))
    if (!session) return c.html(missingPage(c.req.raw), 404)
    if (session.state === 'open') return c.html(paymentPage(session))
    return c.html(closedPage(session))
  })

  router.post('/:session', async (c) => {
    const session = await service.find(c.req.param('session'))
    if (!session) return c.html(missingPage(c.req.raw), 404)
    if (session.state === 'open') {
      const outcome = (await readForm(c.req.raw))?.get('outcome')
      if (!isPaymentOutcome(outcome)) return c.html(paymentPage(session), 400)
      return redirectPayer(await service.decide(session, outcome))
    }
    return redirectPayer(session)
  })

  /** Redirects the payer. A second click on any button redirects like the first one. */
  function redirectPayer(session: PaymentSession): Response {
    const stays = session.state === 'deciding' || session.outcome === 'lose-return'
    const target = stays ? null : returnUrlOf(session)
    // Without a return URL, redirects to the page of the session, so that a reload shows the same.
    const location = target ?? `${paymentPath}/${session.id}`
    return new Response(null, { status: 303, headers: { location } })
  }

  return router
}

/**
 * The URL to which the payer returns: the confirmation, or the checkout with an error code.
 */
export function returnUrlOf(session: PaymentSession): string {
  if (session.state === 'captured') return session.successUrl
  const address = new URL(session.failureUrl)
  const error = session.outcome ? paymentOutcomes[session.outcome].error : null
  // An approved payment is refused when the cart has changed since, or has another payment.
  address.searchParams.set('error', error ?? 'AmountChanged')
  return address.href
}

function closedPage(session: PaymentSession) {
  if (session.state === 'captured' && session.outcome === 'lose-return') {
    return noticePage(session.language, 'lost')
  }
  const key = session.state === 'open' ? 'deciding' : session.state
  const back = key === 'deciding' ? null : returnUrlOf(session)
  return noticePage(session.language, key, back)
}

export async function readForm(request: Request): Promise<Map<string, string> | null> {
  const text = await request.text()
  if (text.length > maxFormBytes) return null
  return new Map(new URLSearchParams(text))
}

export const missingPage = (request: Request) => noticePage(browserLanguageOf(request), 'missing')

/** The browser's preferred language, for pages without a session; Swedish when it is not supported. */
function browserLanguageOf(request: Request) {
  const first = (request.headers.get('accept-language') ?? '').slice(0, 2).toLowerCase()
  const language = first === 'no' ? 'nb' : first
  return languageCodes.find((code) => code === language) ?? 'sv'
}
