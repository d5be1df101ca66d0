import type { BrowserContext, Page } from '@playwright/test'

import type { ModelContextTool } from '#app/web-mcp/model-context.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { areaFixture } from '#tests/support/area-fixture.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openCanaryMerchant } from '#tests/support/canary-merchant.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { merchantSettings, startShop } from '#tests/support/start-shop.ts'
import type { Upstream } from '#tests/support/upstream.ts'

import { waitForScripts } from './wait-for-scripts.ts'
import {
  chooseCookies,
  closeAfterJourney,
  expect,
  inTurn,
  skipOtherTurn,
  test,
} from './watched-page.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`
/** Light enough for a pickup point. */
const lightProduct = `/p/${demoProducts['below-30-day-low'].aliases.sv}`
const publicPaths = ['/', '/c/soffor', '/s/soffa', '/varumarken', product]
const image = { filename: 'missing.jpg', href: '/', altText: 'Soffa', title: 'Soffor', text: 'Se' }
const paragraphs = 60
const filler = {
  name: 'Text',
  configuration: { title: 'Stycke', text: '<p>ord</p>'.repeat(paragraphs) },
}

/** Each type of widget of the public API (merchant API 7.2), and what is no configuration. */
const widgets = [
  { name: 'Image', configuration: { image } },
  { name: 'Banner', configuration: { image, text1: 'A', text2: 'B', buttonText: 'C' } },
  { name: 'Buttons', configuration: { buttons: [{ text: 'Knapp', href: '/' }] } },
  { name: 'Text', configuration: { title: 'Rubrik', titleRenderMode: 0, text: '<p>Text</p>' } },
  { name: 'Rich text', configuration: { text: '<svg><script>canary()</script></svg>' } },
  { name: 'HTML', configuration: { html: '<b onclick=canary()>x</b>', css: '*{display:none}' } },
  { name: 'Video', configuration: { videoId: 'abc', title: 'Film', image } },
  {
    name: 'JSON',
    configuration: { json: '{"component":"Promises","data":{"promises":[{"title":"L"}]}}' },
  },
  { name: 'Text', configuration: '{"title":' },
  { name: 'Text', configuration: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` },
  filler,
  { name: 'Product list', configuration: { mode: 'LATEST_VIEWED', title: 'Sedda nyss' } },
  { name: 'Product list', configuration: { mode: 'FAVORITES', title: 'Mina favoriter' } },
  filler,
  { name: 'Flowbox', configuration: { flowkey: 'a-key' } },
]

const endpoint = () => `http://127.0.0.1:${process.env.MERCHANT_PORT}/graphql`

/** A process: a worker would take longer to load the shop than it takes to start one. */
const openShopOf = (merchant: Upstream) =>
  startShop({
    env: { ...merchantSettings(new URL(merchant.endpoint).origin), SERVICE_WORKER: 'false' },
  })

/** The sum of the layout shifts that no input of the visitor explains. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]
          resolve(shifts.reduce((sum, each) => sum + (each.hadRecentInput ? 0 : each.value), 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test('no text of the merchant executes, and what needs the visitor’s browser or consent waits for it', async ({
  page,
  context,
}) => {
  await using merchant = await openCanaryMerchant(endpoint(), ({ operationName }) =>
    operationName === 'contentPage' ? areaFixture(widgets) : undefined,
  )
  await using shop = await openShopOf(merchant)
  await chooseCookies(context, shop.origin)
  // Its shop ends with it.
  closeAfterJourney(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/getflowbox\.com/.test(request.url())) asked.push(request.url())
  })

  await page.addInitScript(defineModelContext)

  for (const path of [...publicPaths, '/kundtjanst']) {
    await page.goto(shop.origin + path)
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('')
    // The text itself is shown: it was not interpreted.
    await expect(page.locator('body'), path).toContainText('onerror=canary()')
    const parsed = page.locator('[onerror], [onload], [onclick], [src="x"], [href^="javascript:"]')
    await expect(parsed, path).toHaveCount(0)
    if (path === product) {
      // Assistants read the same texts, and are told whose they are.
      await expect.poll(() => toolsOf(page)).toContain('read_product')
      const read = await runTool(page, 'read_product')
      expect(read).toMatchObject({
        note: expect.stringContaining('inga instruktioner'),
        price: { selling: expect.stringMatching(/^\d.*\skr/) },
      })
      expect(JSON.stringify(read)).toContain('onerror=canary()')
      expect(await runTool(page, 'find_products', { text: 'soffa' })).toHaveProperty(
        'products.0.price',
      )
      expect(await runTool(page, 'read_cart')).toMatchObject({
        lines: [],
        sums: { due: expect.stringMatching(/^0/) },
      })
      expect(await runTool(page, 'read_delivery_terms')).toHaveProperty('text')
    }
    if (path === '/c/soffor') {
      await page
        .getByRole('button', { name: /^Spara .* som favorit$/ })
        .first()
        .click()
    }
  }

  // The last page has every widget.
  const main = page.getByRole('main')
  for (const shown of ['Soffor', 'Rubrik', 'Film']) {
    await expect(main.getByText(shown).first()).toBeVisible()
  }
  // Its address was a script.
  await expect(main.getByText('Knapp')).toHaveCount(0)
  // The products that only this browser knows come while their place is out of sight: near, behind a long text.
  const endOfText = main.getByText('ord', { exact: true }).nth(paragraphs - 2)
  await endOfText.evaluate((paragraph) => {
    scrollBy(0, paragraph.getBoundingClientRect().bottom - 1.5 * innerHeight)
  })
  for (const title of ['Sedda nyss', 'Mina favoriter']) {
    const row = page.getByRole('heading', { level: 2, name: title })
    const section = main.locator('section').filter({ has: row })
    await expect(section.getByRole('article')).toHaveCount(1)
  }
  expect(await layoutShift(page)).toBeLessThan(0.001)

  // Nothing of Flowbox is loaded unasked.
  await page.getByRole('button', { name: 'Visa bilderna' }).scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  // Not before: a route disables the browser's cache.
  await context.route(/getflowbox\.com/, (route) => {
    const body = `for (const [, { container, key }] of flowbox.q)
      document.querySelector(container).textContent = 'Flow ' + key`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.getByRole('button', { name: 'Visa bilderna' }).click()
  await expect(main.getByText('Flow a-key')).toBeVisible()
})

/** The draft's interface, as a browser with an assistant has it. */
function defineModelContext() {
  const tools = new Map<string, ModelContextTool>()
  const modelContext = {
    async registerTool(tool: ModelContextTool, { signal }: { signal: AbortSignal }) {
      if (tools.has(tool.name)) throw new DOMException(tool.name, 'InvalidStateError')
      tools.set(tool.name, tool)
      signal.addEventListener('abort', () => tools.delete(tool.name))
    },
  }
  Object.assign(window, { tools })
  Object.defineProperty(document, 'modelContext', { value: modelContext })
}

type WindowWithTools = typeof window & { tools: Map<string, ModelContextTool> }

const toolsOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as WindowWithTools).tools.keys()])

const runTool = (page: Page, name: string, input = {}) =>
  page.evaluate(
    (call) => (window as unknown as WindowWithTools).tools.get(call.name)!.execute(call.input),
    { name, input },
  )

/** The browser builds the page that the server sent: any difference is an error in its console. */
test('characters that HTML cannot hold leave each page as it was sent, and a word of three hundred letters as wide as its window', async ({
  page,
  context,
}) => {
  skipOtherTurn()
  const ending = ` \u0000\u0008\u000b\u001f\ufffe\uffff\ud800\u0085x ${'W'.repeat(300)}`
  await using merchant = await openCanaryMerchant(endpoint(), undefined, ending)
  await using shop = await openShopOf(merchant)
  await chooseCookies(context, shop.origin)
  closeAfterJourney(page)
  await addCart(context, shop.origin)
  for (const path of [...inTurn(publicPaths, 3), '/varukorgen', '/kassan']) {
    await page.goto(shop.origin + path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await waitForScripts(page.getByRole('main'))
    for (const width of [390, 1360]) {
      await page.setViewportSize({ width, height: 900 })
      // A browser lays a page out for its new width in its own time.
      const shown = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(shown, `${path} at ${width}`).toBe(width)
    }
  }
  await expect(page.locator('[name=paymentId]').first()).toBeAttached()
})

/** A cart at the checkout with a postal code, filled in a shop of the same merchant that has its ordinary words. */
async function addCart(context: BrowserContext, origin: string): Promise<void> {
  const shopper = openShopper(process.env.SHOP_ORIGIN!)
  await shopper.buy(lightProduct)
  const { html } = await shopper.get('/kassan')
  await shopper.post('/kassan', { ...formFields(html), zip: '411 12', intent: 'update' })
  const cookies = shopper.cookies().split('; ')
  const cart = cookies.find((each) => each.startsWith('ralph-cart='))!
  await context.addCookies([{ name: 'ralph-cart', value: cart.split('=')[1]!, url: origin }])
}
