import { expect, inject, it } from 'vitest'

import { openShopper, type Shopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const listPath = '/senast-visade'

/** Views a product as a browser without scripts does, which loads the picture in `<noscript>`. */
async function view(shopper: Shopper, product: string): Promise<void> {
  const { html } = await shopper.get(product)
  const [, picture = ''] = /<noscript><img src="([^"]+)" alt="" hidden/.exec(html) ?? []
  expect(html).toContain(`href="${listPath}"`)
  expect(await shopper.get(picture)).toMatchObject({ status: 204, html: '' })
}

async function twoProducts(): Promise<string[]> {
  const { html } = await openShopper(origin).get('/c/soffor')
  const paths = [...html.matchAll(/href="(\/p\/[^"?]+)"/g)].map(([, path]) => path ?? '')
  return [...new Set(paths)].slice(0, 2)
}

const linksIn = (html: string) =>
  [...html.matchAll(/<main.*<\/main>/gs)].flatMap(([main]) =>
    [...main.matchAll(/href="(\/p\/[^"?]+)"/g)].map(([, path]) => path),
  )

it('without scripts the products viewed last are listed with consent, until it is withdrawn', async () => {
  const shopper = openShopper(origin)
  const [first = '', second = ''] = await twoProducts()
  await view(shopper, first)
  expect(linksIn((await shopper.get(listPath)).html)).toEqual([])

  const choose = (choice: Record<string, string>) => shopper.post('/cookie-installningar', choice)
  expect((await choose({ choice: 'all' })).status).toBe(303)
  await view(shopper, first)
  await view(shopper, second)
  const listed = linksIn((await shopper.get(listPath)).html)
  expect(listed.indexOf(second)).toBe(0)
  expect(listed).toContain(first)

  await shopper.post(listPath, {})
  expect(linksIn((await shopper.get(listPath)).html)).toEqual([])

  await view(shopper, first)
  expect(linksIn((await shopper.get(listPath)).html)).toContain(first)
  await choose({ choice: 'necessary' })
  await choose({ choice: 'all' })
  expect(linksIn((await shopper.get(listPath)).html)).toEqual([])
})

it('the page of a product sets no cookie for it, and is kept for a visitor who has one', async () => {
  const [product = ''] = await twoProducts()
  const get = (cookie?: string) =>
    fetch(origin + product, { headers: { accept: 'text/html', ...(cookie && { cookie }) } })
  for (let times = 0; times < 3; times++) expect((await get()).headers.get('set-cookie')).toBeNull()
  const state = async () => (await get('ralph-viewed=1,2')).headers.get('cache-status')
  await expect.poll(state).toContain('hit')
})
