import { describe, expect, it } from 'vitest'
import { marketAliases } from '#server/merchant/channel/markets.ts'
import { paymentOffersIn, selectPayment } from '#server/merchant/buying/options/payment-options.ts'

describe.each(marketAliases)('payment methods in %s', (market) => {
  it('list credit last', () => {
    const credits = paymentOffersIn(market).map(({ isCredit }) => isCredit)
    expect(credits).toEqual([...credits].sort())
    expect(credits[0]).toBe(false)
  })

  it('never preselect credit', () => {
    expect(selectPayment(market, null)?.isCredit).toBe(false)
    expect(selectPayment(market, 999)?.isCredit).toBe(false)
  })
})

it('Swish is offered only in Sweden', () => {
  const withSwish = marketAliases.filter((market) =>
    paymentOffersIn(market).some(({ name }) => name === 'Swish'),
  )
  expect(withSwish).toEqual(['se'])
})

it('credit is selected when the shopper selected it', () => {
  expect(selectPayment('se', 24)?.name).toBe('DirectInvoice')
  expect(selectPayment('eu', 24)?.name).toBe('Card')
})
