/** Browsers see them at `paymentPath` of the shop. Every page works without scripts; every form is answered by a 303. */
import { Hono } from 'hono'
import { privatePages, textFiles } from '#server/merchant/browser-pages.ts'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import { outcomeOf, type Order } from '#server/merchant/buying/order/order.store.ts'
import { paymentMessages } from '#server/merchant/buying/payment/payment-messages.ts'
import { isPaymentOutcome } from '#server/merchant/buying/payment/payment-outcomes.ts'
import { noticePage, paymentPath, payPage } from '#server/merchant/buying/payment/payment-page.ts'
import { sandboxStyle } from '#server/merchant/buying/payment/sandbox-style.ts'
import { languageCodes } from '#server/merchant/channel/markets.ts'
import { decidePayment, findPaymentOrder, paidOrderOf, paymentOf, returnUrlOf } from './payments.ts'

export const pagePolicy = "style-src 'self'; form-action 'self'"

const maxFormBytes = 8 * 1024

/** Routes relative to `/payment`. */
export function createPaymentRouter(deps: CommerceDeps, onError: (error: unknown) => void): Hono {
  const router = new Hono()

  // A payer gets a page instead of a bare error. The payment is unchanged, and a reload tries again.
  router.onError((error, c) => {
    onError(error)
    return c.html(noticePage(browserLanguageOf(c.req.raw), 'deciding'), 500)
  })
  router.use(privatePages(pagePolicy))
  router.get('/sandbox.css', textFiles({ 'sandbox.css': sandboxStyle }))

  router.get('/:payment', (c) => {
    const order = findPaymentOrder(deps, c.req.param('payment'))
    if (!order) return c.html(missingPage(c.req.raw), 404)
    return c.html(order.state === 'pending-payment' ? openPage(order) : closedPage(order))
  })

  /** A second click on any button redirects like the first one. */
  router.post('/:payment', async (c) => {
    const outcome = (await readForm(c.req.raw))?.get('outcome')
    let order = findPaymentOrder(deps, c.req.param('payment'))
    if (!order) return c.html(missingPage(c.req.raw), 404)
    if (order.state === 'pending-payment') {
      if (!isPaymentOutcome(outcome)) return c.html(openPage(order), 400)
      order = decidePayment(deps, order, outcome)
    }
    // Without a return, redirects to the page of the payment, so that a reload shows the same.
    const location = isLost(order) ? `${paymentPath}/${order.publicId}` : returnUrlOf(deps, order)
    return new Response(null, { status: 303, headers: { location } })
  })

  return router

  function isLost(order: Order): boolean {
    return outcomeOf(deps.db, order) === 'lose-return'
  }

  function closedPage(order: Order) {
    const { language } = order.document
    if (isLost(order)) return noticePage(language, 'lost')
    const failure = outcomeOf(deps.db, order) === 'superseded' ? 'refused' : 'failed'
    const isPaid = paidOrderOf(deps, order).paidAtMs !== null
    return noticePage(language, isPaid ? 'captured' : failure, returnUrlOf(deps, order))
  }
}

function openPage(order: Order) {
  const payment = paymentOf(order)!
  return payPage({ ...payment, heading: paymentMessages[payment.language].methods[payment.method] })
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
