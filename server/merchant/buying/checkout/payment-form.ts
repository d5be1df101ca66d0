import type { CommerceDeps } from '../cart/commerce-deps.ts'
import {
  findEmbeddedSession,
  openEmbeddedSession,
  type EmbeddedRequest,
  type EmbeddedSession,
} from '../payment/embedded/embedded-session.store.ts'
import { standIns } from '../payment/embedded/stand-ins.ts'
import { paymentPath } from '../payment/payment-page.ts'
import { findCheckout } from './checkout.store.ts'
import { fillPlaceholders } from './return-urls.ts'

export function openForm(deps: CommerceDeps, request: EmbeddedRequest) {
  const { session, isNew } = openEmbeddedSession(deps.db, request, deps.now())
  return { html: formHtml(deps, session), isNew }
}

/** Null for an unknown one. */
export function findForm(deps: CommerceDeps, id: string) {
  const session = findEmbeddedSession(deps.db, id)
  return session && { ...session, html: formHtml(deps, session) }
}

const formHtml = (deps: CommerceDeps, session: EmbeddedSession) =>
  standIns[session.provider].snippet(
    session.id,
    `${paymentPath}/embedded`,
    confirmationUrl(deps, session),
  )

/** The shop's confirmation, to which the form continues after the payment. */
function confirmationUrl({ db, publicOrigin }: CommerceDeps, session: EmbeddedSession) {
  const { redirectUrl } = findCheckout(db, session.cartId).checkoutUrls
  return fillPlaceholders(redirectUrl ?? `${publicOrigin}/`, {
    'payment.uid': session.id,
    'geins.cartid': session.cartId,
  })
}
