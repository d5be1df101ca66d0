/** `getCheckout` and `getCheckoutAndOrder` (merchant API 3.1), replaced by `checkout`: a provider's HTML, and thanks once paid. */
import { html } from 'hono/html'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import { findCart } from '#server/merchant/buying/cart/cart.store.ts'
import { findForm } from '#server/merchant/buying/checkout/payment-form.ts'
import { paymentMessages } from '#server/merchant/buying/payment/payment-messages.ts'
import { isPaid } from '#server/merchant/buying/order/order-states.ts'
import { findOrderByPublicId, type Order } from '#server/merchant/buying/order/order.store.ts'

export interface ExternalCheckoutArgs {
  id: string
  paymentType: string
}

/** The checkout of a form's or an order's id; its order once paid, by a form's id, which its page contains, for `thanksMs`. */
export function findExternalCheckout(
  deps: CommerceDeps,
  { id, paymentType }: ExternalCheckoutArgs,
  thanksMs: number,
): { htmlSnippet: string; order: Order | null } | null {
  const form = findForm(deps, id)
  if (form && form.provider !== paymentType) return null
  const order = findOrderByPublicId(deps.db, form?.orderReference ?? id)
  if (order && isPaid(order.state)) {
    const isRecent = deps.now() - (order.paidAtMs ?? 0) < thanksMs
    return form && !isRecent ? null : { htmlSnippet: thanks(order), order }
  }
  const isOpen =
    form && form.expiresAtMs > deps.now() && !findCart(deps.db, form.cartId)?.isCompleted
  return isOpen ? { htmlSnippet: form.html, order: null } : null
}

function thanks({ document }: Order): string {
  const { closed } = paymentMessages[document.language]
  return String(
    html`<section>
      <h2>${closed.captured}</h2>
      <p>${closed.capturedText}</p>
    </section>`,
  )
}
