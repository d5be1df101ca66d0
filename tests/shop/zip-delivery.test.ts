import { expect, inject, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')

it('a postal code that is entered once is on products, lists, cart and checkout, until it is removed', async () => {
  const shopper = openShopper(origin)
  const product = await shopper.findProduct()
  const before = await shopper.get(product)
  expect(before.headers.get('cache-control')).toMatch(/^public\b/)
  expect(before.html).toContain('Ange postnummer')

  const saved = await shopper.post('/leverans-till', { zip: ' 11122 ', returnTo: product })
  expect([saved.status, saved.location]).toEqual([303, product])
  const shown = await shopper.get(product)
  expect(shown.headers.get('cache-control')).toMatch(/^private\b/)
  expect(shown.html).toContain('Leverans till 111\u00a022.')
  expect(shown.html).toMatch(/kan hämtas hos [^<]*Stockholm/)
  expect((await shopper.get('/c/soffor')).html).toMatch(/Framme senast \d+\s[a-zå]+ \d+/)
  await shopper.buy(product)
  expect((await shopper.get('/varukorgen')).html).toContain('Leverans till 111\u00a022.')
  const checkout = await shopper.get('/kassan')
  expect(checkout.html).toMatch(/name="zip"[^>]*value="111 22"|value="111 22"[^>]*name="zip"/)

  // The code is of one country.
  expect((await shopper.get('/da')).html).not.toMatch(/111\s22/)
  const removed = await shopper.post('/leverans-till', { remove: '1', returnTo: '/c/soffor' })
  expect([removed.status, removed.location]).toEqual([303, '/c/soffor'])
  expect((await shopper.get('/c/soffor')).html).not.toContain('Framme senast')
})

it('a sold-out product does not ask for a postal code', async () => {
  const { html } = await openShopper(origin).get(`/p/${demoProducts['out-of-stock'].aliases.sv}`)
  expect(html).toContain('Slut i lager')
  expect(html).not.toContain('När kan den vara hos mig?')
})

it('a postal code without delivery is shown as such', async () => {
  const shopper = openShopper(origin)
  const product = await shopper.findProduct()
  await shopper.post('/leverans-till', { zip: '00000', returnTo: product })
  const { html } = await shopper.get(product)
  expect(html).toContain('Vi levererar tyvärr inte till 000\u00a000.')
  expect(html).not.toContain('kan hämtas')
  expect(html).toContain('Ingen leverans till 000 00')
  expect(html).not.toMatch(/Leverans till 000\s00/)
})

it.each(['', '   ', '1234', 'Stockholm', "' OR 1=1", '9'.repeat(5_000), '🛋'])(
  '%j is refused next to the field, which keeps it',
  async (zip) => {
    const { status, html } = await openShopper(origin).post('/leverans-till', { zip })
    expect(status).toBe(422)
    expect(html).toContain('Ange ett giltigt postnummer, till exempel 111\u00a022')
    if (zip === 'Stockholm' || zip === '1234') expect(html).toContain(`value="${zip}"`)
  },
)

it.each([
  ['/da/lever-til', 'Indtast et gyldigt postnummer, for eksempel 2100'],
  ['/nb/lever-til', 'Oppgi et gyldig postnummer, for eksempel 0155'],
  ['/en/deliver-to', 'Enter a valid postal code, such as 111\u00a022'],
])('at %s a code of another country is refused in the language of the page', async (path, text) => {
  const { status, html } = await openShopper(origin).post(path, { zip: '99999999' })
  expect(status).toBe(422)
  expect(html).toContain(text)
  expect(html).toContain('value="99999999"')
})

it('Enter in a field of the checkout shows the delivery options, and removes no code', async () => {
  const shopper = openShopper(origin)
  await shopper.buy(await shopper.findProduct())
  const send = async (form: Record<string, string>) =>
    shopper.post('/kassan', { ...formFields((await shopper.get('/kassan')).html), ...form })
  const coded = await send({ intent: 'promo', code: 'SOMMAR10' })
  expect(coded.location).toBe('/kassan#summary')
  const { html } = await shopper.get('/kassan')
  // A browser presses the first button of the form that the document has.
  const values = (html.match(/<button[^>]*name="intent"[^>]*>/g) ?? []).map(
    (tag) => /value="([^"]*)"/.exec(tag)?.[1],
  )
  expect(values).toContain('remove-code')
  expect(values[0]).toBe('update')
  const sent = await send({ intent: 'update', zip: '111 22' })
  expect((await shopper.get('/kassan')).html).toContain(`id="${sent.location?.split('#')[1]}"`)
  expect(sent.location).toBe('/kassan#checkout-shippingId')
  // The same in the field of a code.
  expect((await send({ intent: 'update', code: 'SOMMAR10' })).location).toBe('/kassan#summary')
})
