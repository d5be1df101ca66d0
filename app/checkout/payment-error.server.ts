import { translate } from '#app/i18n/messages.server.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { paymentErrorOf } from './payment-error.ts'

/**
 * Keeps why a payer came back for the page that is shown next, with or without a cart: an address that
 * says it would say it again at each reload, and to whoever it is sent to.
 *
 * @param error the code that the payment page sent back
 */
export function keepPaymentError({ cookies }: Visit, error: string | null): void {
  writeCookie(cookies, 'paymentError', paymentErrorOf(error))
}

/** Why a payer came back without having paid, in words. */
export interface PaymentErrorMessage {
  title: string
  text: string
}

/**
 * Why the payer came back, told once; null when there is nothing to tell.
 *
 * @param isCartKept whether the page that tells it shows the cart that was to be paid
 */
export function takePaymentError(visit: Visit, isCartKept: boolean): PaymentErrorMessage | null {
  const cookie = readCookie(visit.cookies, 'paymentError')
  if (cookie === undefined) return null
  forgetCookie(visit.cookies, 'paymentError')
  const t = translate(visit.language, 'checkout')
  const after = t(isCartKept ? 'paymentErrors.kept' : 'paymentErrors.nothingCharged')
  return {
    title: t('paymentErrors.title'),
    text: `${t(`paymentErrors.${paymentErrorOf(cookie)}`)} ${after}`,
  }
}
