import { translate } from '#app/i18n/messages.server.ts'
import { flash, takeFlash, type FlashKind } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { paymentErrorOf, type PaymentError } from './payment-error.ts'

export const paymentErrorKind: FlashKind<PaymentError> = {
  name: 'payment',
  read: (sent) => (typeof sent === 'string' ? paymentErrorOf(sent) : null),
}

/** Leaves the reason of a failed payment, the payment page's code, for the next page. */
export function flashPaymentError({ cookies }: Visit, error: string | null): void {
  flash(cookies, paymentErrorKind, paymentErrorOf(error))
}

export interface PaymentErrorMessage {
  title: string
  text: string
}

/** The reason of a failed payment, read once. `lacksDetails`: no provider's form can order, which the merchant does not tell. */
export function takePaymentError(
  visit: Visit,
  isCartKept: boolean,
  lacksDetails = false,
): PaymentErrorMessage | null {
  const told = takeFlash(visit.cookies, paymentErrorKind)
  if (told === null) return null
  const error = lacksDetails && ['Failed', 'Error'].includes(told) ? 'DetailsChanged' : told
  const t = translate(visit.language, 'checkout')
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
