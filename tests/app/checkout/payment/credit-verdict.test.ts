import { describe, expect, it } from 'vitest'

import { creditVerdict } from '#app/checkout/payment/credit-verdict.ts'

const valid = { isValid: true, message: '' }

describe('credit verdict', () => {
  it.each([
    [{ ...valid, memberType: 'STANDARD' }, 'DirectInvoice', 'ok'],
    [{ ...valid, memberType: null }, 'Loan', 'ok'],
    [{ ...valid, memberType: 'NO CREDIT-Limited' }, 'DirectInvoice', 'limited'],
    [{ ...valid, memberType: 'NO CREDIT-Over Due' }, 'Loan', 'overdue'],
    [{ ...valid, memberType: 'NOCREDIT-a-b' }, 'Loan', 'a-b'],
    [{ ...valid, memberType: 'NO CREDIT' }, 'Loan', 'limited'],
    [{ ...valid, memberType: 'NOCREDIT-' }, 'Loan', 'limited'],
    [{ ...valid, memberType: 'NO CREDIT-Limited' }, 'Card', 'ok'],
    [{ ...valid, memberType: 'GOLD NOCREDIT-x' }, 'Loan', 'ok'],
    [{ isValid: false, message: 'Customer is blacklisted', memberType: '' }, 'Card', 'blacklisted'],
    [{ isValid: true, message: 'Customer is blacklisted', memberType: '' }, 'Card', 'ok'],
    [{ isValid: false, message: 'Something else', memberType: '' }, 'Card', 'ok'],
    [null, 'DirectInvoice', 'unknown'],
    [null, 'Card', 'ok'],
  ])('%o paying by %s is %s', (check, paymentType, verdict) => {
    expect(creditVerdict(check, paymentType)).toBe(verdict)
  })
})
