import { expect, it } from 'vitest'
import { invalidPaymentFields } from '#server/merchant/buying/payment/payment-fields.rules.ts'

const today = new Date('2026-11-20T12:00:00Z')
const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }

it.each([
  ['Card', card, []],
  ['Card', { ...card, cardNumber: '4242 4242 4242 4241' }, ['cardNumber']],
  ['Card', { ...card, expiry: '10/26' }, ['expiry']],
  ['Card', { ...card, expiry: '11/26' }, []],
  ['Card', { ...card, expiry: '13/30' }, ['expiry']],
  ['Card', {}, ['cardNumber', 'expiry', 'cvc']],
  ['Swish', { phone: '+46 70-123 45 67' }, []],
  ['Swish', { phone: 'hello' }, ['phone']],
  ['Loan', {}, []],
] as const)('%s with %j has errors in %j', (method, typed, faults) => {
  expect(invalidPaymentFields(method, typed, today)).toEqual(faults)
})
