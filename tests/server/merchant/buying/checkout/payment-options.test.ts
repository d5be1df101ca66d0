import { describe, expect, it } from 'vitest'
import { marketAliases } from '#server/merchant/channel/markets.ts'
import {
  paymentOffersIn,
  selectedPayment,
} from '#server/merchant/buying/options/payment-options.ts'

describe.each(marketAliases)('payment methods in %s', (market) => {
  it('list credit last', () => {
    const credits = paymentOffersIn(market).map(({ isCredit }) => isCredit)
    expect(credits).toEqual([...credits].sort())
    expect(credits[0]).toBe(false)
  })

  it('never preselect credit', () => {
    expect(selectedPayment(market, null)?.isCredit).toBe(false)
    expect(selectedPayment(market, 999)?.isCredit).toBe(false)
  })
})

it('Swish is offered only in Sweden', () => {
  const withSwish = marketAliases.filter((market) =>
    paymentOffersIn(market).some(({ name }) => name === 'Swish'),
  )
  expect(withSwish).toEqual(['se'])
})

it('credit is selected when the shopper selected it', () => {
  expect(selectedPayment('se', 24)?.name).toBe('DirectInvoice')
  expect(selectedPayment('eu', 24)?.name).toBe('Card')
})
