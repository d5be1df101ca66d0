/** Validates the fields of the sandbox's payment page. */
import type { ProviderPayment } from '../options/payment-options.ts'

export type PaymentField = 'cardNumber' | 'expiry' | 'cvc' | 'phone'

/** Names of the invalid fields, in the order of the page. */
export function invalidPaymentFields(
  method: ProviderPayment,
  typed: Readonly<Partial<Record<PaymentField, string>>>,
  today: Date,
): PaymentField[] {
  const checks: Partial<Record<ProviderPayment, [PaymentField, boolean][]>> = {
    Card: [
      ['cardNumber', isCardNumber(typed.cardNumber ?? '')],
      ['expiry', isFutureMonth(typed.expiry ?? '', today)],
      ['cvc', /^\s*\d{3,4}\s*$/.test(typed.cvc ?? '')],
    ],
    Swish: [['phone', /^\+?\d{8,15}$/.test((typed.phone ?? '').replace(/[\s()-]/g, ''))]],
  }
  return (checks[method] ?? []).filter(([, isValid]) => !isValid).map(([field]) => field)
}

function isCardNumber(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function isFutureMonth(typed: string, today: Date): boolean {
  const match = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(typed)
  if (!match) return false
  const month = (2000 + Number(match[2])) * 12 + Number(match[1]) - 1
  return month >= today.getUTCFullYear() * 12 + today.getUTCMonth()
}
