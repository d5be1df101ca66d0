import { expect, inject, it } from 'vitest'

import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')

it.each([
  ['se', 'tre år enligt konsumentköplagen', 'arn.se'],
  ['fi', 'enligt finsk konsumentskyddslag', 'kuluttajariita.fi'],
  ['no', 'två år enligt norsk lag', 'forbrukertilsynet.no'],
])(
  'a Swedish checkout for %s names the law and the complaint body of that country',
  async (country, law, body) => {
    const shopper = openShopper(origin)
    await shopper.buy(await shopper.findProduct())
    await shopper.post('/kassan', { intent: 'update', country })
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
