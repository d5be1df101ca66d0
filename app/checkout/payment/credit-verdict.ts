export interface OrderCreationCheck {
  isValid: boolean
  message: string | null
  memberType: string | null
}

const creditPayments: readonly string[] = ['DirectInvoice', 'Loan']

export const isCredit = (paymentType: string): boolean => creditPayments.includes(paymentType)

/** Spec section 4, Customer credit status: only `ok` allows the order; `NOCREDIT-x` is `x`, `limited` without; no check, no credit. */
export function creditVerdict(check: OrderCreationCheck | null, paymentType: string): string {
  if (!check) return isCredit(paymentType) ? 'unknown' : 'ok'
  if (!check.isValid && check.message === 'Customer is blacklisted') return 'blacklisted'
  const memberType = (check.memberType ?? '').replace(/\s/g, '')
  if (!memberType.startsWith('NOCREDIT') || !isCredit(paymentType)) return 'ok'
  const hyphen = memberType.indexOf('-')
  return (hyphen < 0 ? '' : memberType.slice(hyphen + 1).toLowerCase()) || 'limited'
}
