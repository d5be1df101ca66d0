import { describe, expect, it } from 'vitest'
import { marketAliases } from '#server/merchant/channel/markets.ts'
import {
  paymentOffersIn,
  selectedPayment,
} from '#server/merchant/buying/options/payment-options.ts'

describe.each(marketAliases)('ways to pay in %s', (market) => {
  it('list what is not credit before what is', () => {
    const credits = paymentOffersIn(market).map(({ isCredit }) => isCredit)
    expect(credits).toEqual([...credits].sort())
    expect(credits[0]).toBe(false)
  })

  it('never preselect credit', () => {
    expect(selectedPayment(market, null)?.isCredit).toBe(false)
    expect(selectedPayment(market, 999)?.isCredit).toBe(false)
  })
})

it('Swish is offered in Sweden alone', () => {
  const withSwish = marketAliases.filter((market) =>
    paymentOffersIn(market).some(({ name }) => name === 'Swish'),
  )
  expect(withSwish).toEqual(['se'])
})

it('a credit that the shopper asked for is chosen', () => {
  expect(selectedPayment('se', 24)?.name).toBe('DirectInvoice')
  expect(selectedPayment('eu', 24)?.name).toBe('Card')
})
