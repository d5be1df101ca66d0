import { describe, expect, it } from 'vitest'
import {
  customerStatus,
  mayBuyOnCredit,
} from '#server/merchant/accounts/customer/customer-status.ts'
import {
  conditionMessages,
  orderConditionFault,
  type OrderFacts,
} from '#server/merchant/buying/checkout/order-conditions.rules.ts'
import { emptyAddress } from '#server/merchant/vocabulary/address.ts'

const address = {
  ...emptyAddress,
  firstName: 'Anna',
  lastName: 'Berg',
  addressLine1: 'Storgatan 1',
  city: 'Stockholm',
  zip: '11122',
  isDeliverableZip: true,
  isMarketCountry: true,
}
const validOrder: OrderFacts = {
  customerStatus: customerStatus('anna@example.com'),
  email: 'anna@example.com',
  lines: [{ quantity: 1, available: 1 }],
  billing: address,
  shipping: null,
  hasShipping: true,
  isCredit: false,
}

describe('an order', () => {
  it('is accepted when nothing is wrong', () => {
    expect(orderConditionFault(validOrder)).toBeNull()
  })

  it.each<[string, Partial<OrderFacts>]>([
    ['Customer is blacklisted', { customerStatus: customerStatus(' Blacklist@Example.com') }],
    ['Insufficient stock amount', { lines: [{ quantity: 2, available: 1 }] }],
    ['Cart is empty', { lines: [] }],
    ['Email is required', { email: '' }],
    ['Email is required', { email: 'anna@' }],
    ['First name is required', { billing: { ...address, firstName: '' } }],
    ['Last name is required', { billing: { ...address, lastName: '' } }],
    ['Address is required', { billing: { ...address, addressLine1: '' } }],
    ['Zip is required', { billing: { ...address, zip: '' } }],
    ['City is required', { billing: { ...address, city: '' } }],
    ['City is required', { shipping: { ...address, city: '' } }],
    ['Invalid Billing Country', { billing: { ...address, isMarketCountry: false } }],
    ['Invalid Shipping Country', { shipping: { ...address, isMarketCountry: false } }],
    ['Invalid Zip', { shipping: { ...address, isDeliverableZip: false } }],
    ['Shipping must be selected', { hasShipping: false }],
    ['Payment must be selected', { isCredit: undefined }],
    [
      'Customer is not allowed to pay on credit',
      { customerStatus: customerStatus('nocredit@example.com'), isCredit: true },
    ],
  ])('is refused with "%s"', (message, change) => {
    const fault = orderConditionFault({ ...validOrder, ...change })
    expect(fault && conditionMessages[fault]).toBe(message)
  })

  it('of a customer without credit is accepted when paid at once', () => {
    const status = customerStatus('nocredit@example.com')
    expect(orderConditionFault({ ...validOrder, customerStatus: status })).toBeNull()
  })
})

it.each([
  ['nocredit@example.com', false],
  ['blacklist@example.com', false],
  ['anna@example.com', true],
  ['', true],
])('"%s" may buy on credit: %s', (email, may) => {
  expect(mayBuyOnCredit(customerStatus(email))).toBe(may)
})
