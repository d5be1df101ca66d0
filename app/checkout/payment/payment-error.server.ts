import { translate } from '#app/i18n/messages.server.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { paymentErrorOf } from './payment-error.ts'

/**
 * Stores the reason of a failed payment for the next page, with or without a cart. It is not in the URL,
 * where it would be shown at each reload and to everyone who gets the link.
 *
 * @param error the code that the payment page sent back
 */
export function flashPaymentError({ cookies }: Visit, error: string | null): void {
  writeCookie(cookies, 'paymentError', paymentErrorOf(error))
}

/** Message about a failed payment, in the page's language. */
export interface PaymentErrorMessage {
  title: string
  text: string
}

/**
 * The reason of a failed payment, read once; null when there is none.
 *
 * @param isCartKept whether the page shows the unpaid cart
 */
export function takePaymentError(visit: Visit, isCartKept: boolean): PaymentErrorMessage | null {
  const cookie = readCookie(visit.cookies, 'paymentError')
  if (cookie === undefined) return null
  forgetCookie(visit.cookies, 'paymentError')
  const t = translate(visit.language, 'checkout')
  const error = paymentErrorOf(cookie)
  // Something may have been charged.
  if (error === 'Unconfirmed') {
    return { title: t('paymentErrors.unconfirmedTitle'), text: t('paymentErrors.Unconfirmed') }
  }
  if (error === 'NoCheckout') {
    return { title: t('paymentErrors.noCheckoutTitle'), text: t('paymentErrors.NoCheckout') }
  }
  const after = t(isCartKept ? 'paymentErrors.kept' : 'paymentErrors.nothingCharged')
  return {
    title: t('paymentErrors.title'),
    text: `${t(`paymentErrors.${error}`)} ${after}`,
  }
}
