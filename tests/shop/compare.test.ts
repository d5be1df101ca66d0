import { expect, inject, it } from 'vitest'

import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')

it('products of a list are compared side by side without scripts, and removed one by one', async () => {
  const shopper = openShopper(origin)
  const list = await shopper.get('/s/Alder')
  const [first = '', second = ''] = [
    ...list.html.matchAll(/form="compare"[^>]*name="add"[^>]*value="(\d+)"/g),
  ].map(([, id]) => id!)
  expect(await shopper.post('/compared', { returnTo: '/s/Alder', add: first })).toMatchObject({
    status: 303,
    location: `/s/Alder#p${first}`,
  })
  await shopper.post('/compared', { returnTo: '/s/Alder', add: second })
  expect((await shopper.get('/s/Alder')).html).toContain(`/jamfor?products=${first},${second}`)
  expect(await shopper.get('/jamfor')).toMatchObject({
    status: 302,
    location: `/jamfor?products=${first},${second}`,
  })
  const both = await shopper.get(`/jamfor?products=${first},${second}`)
  for (const text of ['Alder armchair', 'Alder sofa table', 'Material', 'Lager och leverans']) {
    expect(both.html).toContain(text)
  }
  // Else screen readers would tell the names of all properties above a value.
  expect(both.html).not.toMatch(/scope="rowgroup"(?:(?!<\/tbody>).)*scope="rowgroup"/s)
  const [, path = ''] = /<form[^>]*action="(\/p\/[^"]+)"/.exec(both.html) ?? []
  const [, sku = ''] = /name="sku"[^>]*value="(\d+)"/.exec(both.html) ?? []
  expect(await shopper.post(path, { sku, quantity: '1' })).toMatchObject({ status: 303 })
  expect(await shopper.linesInCart()).toBe(1)
  const removed = await shopper.post('/compared', {
    returnTo: `/jamfor?products=${second}`,
    remove: first,
  })
  expect(removed).toMatchObject({ status: 303, location: `/jamfor?products=${second}` })
  expect((await shopper.get('/jamfor')).location).toBe(`/jamfor?products=${second}`)
  const unsold = await shopper.get(`/jamfor?products=${second},999999999`)
  expect(unsold.html).toContain('1 av produkterna säljs inte här just nu.')
})

it.each(['', '0', '999999999', 'x,<script>', '1,'.repeat(2_000)])(
  'an address with the products "%.12s" is a page that says how to compare',
  async (products) => {
    const { status, html } = await openShopper(origin).get(
      `/jamfor?products=${encodeURIComponent(products)}`,
    )
    expect(status).toBe(200)
    expect(html).toContain(products.startsWith('1,') ? 'Jämför produkter' : 'bredvid varandra')
  },
)
