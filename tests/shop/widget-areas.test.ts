import { expect, inject, it } from 'vitest'

const origin = inject('shopOrigin')

/** HTML of a page, without the data that it carries for its scripts. */
async function open(path: string): Promise<string> {
  const response = await fetch(origin + path, { headers: { Accept: 'text/html' } })
  expect(response.headers.get('cache-control')).toMatch(/^public\b/)
  return (await response.text()).replace(/<script[^>]*>.*?<\/script>/gs, '')
}

/** What a page shows, in its order. */
function orderOf(html: string, title: string): string[] {
  const found = [...html.matchAll(new RegExp(`${title}|<article`, 'g'))].map(([match]) => match)
  return found.filter((match, index) => match !== found[index - 1])
}

it.each([
  ['above', '/c/mattor', 'Välj hellre en storlek för stor'],
  ['above', '/en/c/rugs', 'go one size up'],
  ['below', '/c/matbord', 'Hur stort bord behöver du'],
])('a list shows the text that the merchant placed %s it: %s', async (place, path, title) => {
  // A page does not wait for an area that is late; the next one has it.
  const expected = place === 'above' ? [title, '<article'] : ['<article', title]
  await expect.poll(async () => orderOf(await open(path), title)).toEqual(expected)
})

it('a list whose title the merchant hides has it for screen readers alone', async () => {
  expect(await open('/dc/mjukare-hemma')).toMatch(/<h1><span class="_\w+">Mjukare hemma</)
  expect(await open('/dc/soffveckor')).toContain('<h1>Soffveckor</h1>')
})

it('a product shows the text that the merchant placed on the products of its category', async () => {
  const list = await open('/c/2-4-sitssoffor')
  expect(list).not.toContain('Kommer soffan in?')
  const [, path] = /href="(\/p\/[^"]+)"/.exec(list) ?? []
  await expect.poll(() => open(path!)).toContain('Kommer soffan in?')
})
