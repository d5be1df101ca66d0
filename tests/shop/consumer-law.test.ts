import { expect, inject, it } from 'vitest'

import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')

it.each([
  ['se', 'tre år enligt konsumentköplagen', 'arn.se', true],
  ['fi', 'enligt finsk konsumentskyddslag', 'kuluttajariita.fi', true],
  ['no', 'två år enligt norsk lag', 'forbrukertilsynet.no', false],
])(
  'a Swedish checkout for %s names the law and the complaint body of that country',
  async (country, law, body, hasNotice) => {
    const shopper = openShopper(origin)
    await shopper.buy(await shopper.findProduct())
    await shopper.post('/kassan', { intent: 'update', country })
    const { html } = await shopper.get('/kassan')
    expect(html).toContain(law)
    expect(html).toContain(body)
    expect(html).toContain('Säljare: Hemvist AB, Exempelgatan 1')
    expect(html.includes('id="legal-guarantee"')).toBe(hasNotice)
    expect(html.includes('href="/angra-avtal" target="_blank"')).toBe(true)
  },
)

it('every page names the seller and its numbers', async () => {
  const { html } = await openShopper(origin).get('/')
  expect(html).toMatch(/Säljare: Hemvist AB[^<]*<\/span><span>Org\.nr 559999-9991/)
})

it('a company is shown no law of consumers', async () => {
  const shopper = openShopper(origin)
  await shopper.buy(await shopper.findProduct())
  await shopper.post('/kassan', { intent: 'update', country: 'se', customerType: 'ORGANIZATION' })
  const { html } = await shopper.get('/kassan')
  expect(/id="legal-guarantee"|arn\.se<|href="\/angra-avtal"/.test(html)).toBe(false)
})

it.each([
  ['/en/terms', 'id="legal-guarantee"'],
  ['/kundtjanst', 'Org.nr 559999-9991'],
  ['/angra-avtal', 'Till: Hemvist AB, Exempelgatan 1, 111 11 Stockholm'],
])('%s has %s of the shop', async (path, text) => {
  const { html } = await openShopper(origin).get(path)
  expect(html).toContain(text)
})
