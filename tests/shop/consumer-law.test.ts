import { expect, inject, it } from 'vitest'

import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')

it.each([
  ['', 'tre år enligt konsumentköplagen', 'arn.se'],
  ['ralph-market=fi', 'enligt finsk konsumentskyddslag', 'kuluttajariita.fi'],
  ['ralph-market=no', 'två år enligt norsk lag', 'forbrukertilsynet.no'],
])(
  'a Swedish checkout with the market %j names the law and the complaint body of its country',
  async (market, law, body) => {
    const shopper = openShopper(origin, market)
    await shopper.buy(await shopper.findProduct())
    const { html } = await shopper.get('/kassan')
    expect(html).toContain(law)
    expect(html).toContain(body)
    expect(html).toContain('Säljare: Hemvist AB, Exempelgatan 1')
  },
)

it('every page names the seller and its numbers', async () => {
  const { html } = await openShopper(origin).get('/')
  expect(html).toMatch(/Säljare: Hemvist AB[^<]*<\/span><span>Org\.nr 559999-9991/)
})
