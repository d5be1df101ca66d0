import { expect, inject, it } from 'vitest'

const origin = inject('shopOrigin')

const htmlOf = async (path: string) => (await fetch(origin + path)).text()

const list = '/c/soffor'
const product = /href="(\/p\/[^"]+)"/.exec(await htmlOf(list))?.[1] ?? ''

it.each([
  ['start', '/'],
  ['a list', list],
  ['a product', product],
  ['a search', '/s/soffa'],
])('%s loads at most twelve scripts', async (_, path) => {
  const scripts = (await htmlOf(path)).matchAll(/(?:href|src)="(\/[^"]+\.js)"/g)
  const files = new Set([...scripts].map(([, file]) => file))
  expect(files.size).toBeGreaterThan(5)
  expect(files.size).toBeLessThanOrEqual(12)
})

it('a list has at most five hundred elements besides its cards, which have less than forty-five each', async () => {
  // Browsers with scripts read it as text.
  const html = (await htmlOf(list)).replace(/<noscript>.*?<\/noscript>/gs, '')
  const count = (text: string) => text.match(/<[a-z]/g)?.length ?? 0
  const cards = html.match(/<article\b.*?<\/article>/gs) ?? []
  expect(cards.length).toBeGreaterThan(3)
  expect(Math.max(...cards.map(count))).toBeLessThan(45)
  expect(count(html) - count(cards.join(''))).toBeLessThanOrEqual(500)
})
