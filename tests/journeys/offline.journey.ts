import type { Browser, Page } from '@playwright/test'

import { cacheNames } from '#app/offline/cache-names.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { merchantSettings, startShop } from '#tests/support/start-shop.ts'
import { openUpstream } from '#tests/support/upstream.ts'

import { fillCart, startSession } from './prepare-by-request.ts'
import { waitForScripts } from './wait-for-scripts.ts'
import { chooseCookies, expect, skipOtherTurn, test } from './watched-page.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const pictures = '**/merchant/images/**'

/** A transparent picture with the aspect ratio of a product picture, four by five. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAFCAAAAABHxhIHAAAADklEQVR42mP4AAQMWAgA6nkSwSky86sAAAAASUVORK5CYII='

/**
 * In place of the merchant's, which take longer to render than a journey: as they do, it depends on the browser, and is
 * larger than the shape that is sent until one is drawn.
 */
const emptyPicture = {
  contentType: 'image/png',
  headers: { vary: 'Accept' },
  body: Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(200)]),
}

/** A browser of its own: other journeys have no service worker, and here requests fail as they should. */
async function openBrowser(
  { browser, baseURL }: { browser: Browser; baseURL?: string },
  options: { bypassCSP?: boolean } = {},
) {
  const context = await browser.newContext({ serviceWorkers: 'allow', ...options })
  await chooseCookies(context, baseURL)
  await context.route(pictures, (route) => route.fulfill(emptyPicture))
  await context.clock.install()
  return { context, page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() }
}

/** Paths in a cache of the service worker. */
const storedIn = (page: Page, kind: keyof typeof cacheNames) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  }, cacheNames[kind])

/** A page is stored when it has been shown for some seconds, which the clock of the browser skips. */
const storedLater = (page: Page, kind: keyof typeof cacheNames) =>
  expect.poll(
    async () => {
      await page.clock.fastForward(3_000)
      return storedIn(page, kind)
    },
    // The first page waits for the worker, which stores every offline page.
    { timeout: 60_000 },
  )

async function seePage(page: Page, path: string) {
  await page.goto(path)
  await storedLater(page, 'pages').toContain(path)
}

test('seen pages open without a network, the cart and other pages show the offline page', async ({
  browserWithPictures: browser,
  baseURL,
}) => {
  await using opened = await openBrowser({ browser, baseURL })
  const { page, context } = opened
  // Safari 16, the last one of many phones, has none.
  await context.addInitScript(() => void Reflect.deleteProperty(URL, 'canParse'))
  await fillCart(page, product)
  await seePage(page, '/en/terms')
  await seePage(page, '/c/soffor')
  await page.goto('/nyheter')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' }).click()
  await storedLater(page, 'pages').toContain('/kopvillkor')
  await seePage(page, product)
  await expect.poll(() => storedIn(page, 'pictures')).not.toEqual([])
  await waitForScripts(page.getByRole('button', { name: 'Lägg i varukorgen' }).first())

  await context.unrouteAll({ behavior: 'wait' })
  await context.setOffline(true)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Köpvillkor' }).click()
  await expect(heading(page, 'Köpvillkor')).toBeVisible()
  await footer.getByRole('link', { name: 'Leverans' }).click()
  await expect(heading(page, 'Du är offline')).toBeVisible()

  await page.goto(product)
  await expect(page.getByRole('button', { name: 'Lägg i varukorgen' }).first()).toBeVisible()
  const picture = page.getByRole('main').getByRole('img').first()
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  // As a visitor without cookies sees it.
  await expect(page.getByRole('link', { name: 'Varukorg, 0 varor' })).toBeVisible()

  await page.goto('/varukorgen')
  await expect(heading(page, 'Du är offline')).toBeVisible()
  await page.goto('/en/p/never-seen')
  await expect(heading(page, 'You are offline')).toBeVisible()
  await page.getByRole('link', { name: /^Soffor/ }).click()
  await expect(heading(page, 'Soffor')).toBeVisible()
  await page.goto('/varukorgen')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Försök igen' }).click()
  await expect(page.getByRole('link', { name: 'Varukorg, 1 vara' })).toBeVisible()

  // A visitor who withdraws the consent leaves no seen pages in the browser.
  await footer.getByRole('link', { name: 'Inställningar för kakor' }).click()
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect(page.getByText('Ditt val är sparat.')).toBeVisible()
  await expect.poll(() => storedIn(page, 'pages')).toEqual([])
  await expect.poll(() => storedIn(page, 'pictures')).toEqual([])
})

test('nothing of a customer is shown without a network, and a logout deletes the seen pages', async ({
  browser,
  baseURL,
}) => {
  await using opened = await openBrowser({ browser, baseURL })
  const { page, context } = opened
  await startSession(page, 'anna@example.com')
  await page.goto('/mina-sidor/ordrar')
  await expect(page.getByRole('main')).toContainText('anna@example.com')
  await seePage(page, '/kopvillkor')
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, 'Köpvillkor')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
  await page.goto('/mina-sidor/ordrar')
  await expect(heading(page, 'Du är offline')).toBeVisible()
  await page.goBack()
  const stored = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name)
          return (await cache.matchAll()).map((response) => response.text())
        }),
      )
      return (await Promise.all(all.flat())).join()
    })
  expect(await stored()).toContain('Köpvillkor')
  expect(await stored()).not.toContain('anna@')

  await context.setOffline(false)
  await page.goto('/mina-sidor/ordrar')
  await page.getByRole('main').getByRole('button', { name: 'Logga ut' }).click()
  await expect.poll(() => storedIn(page, 'pages')).not.toContain('/kopvillkor')
})

test('pictures of another host that allows it are shown without a network', async ({
  browserWithPictures: browser,
}) => {
  skipOtherTurn()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"/>'
  const headers = { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' }
  await using images = await openUpstream(() => [200, svg, headers])
  const merchant = merchantSettings(`http://127.0.0.1:${process.env.MERCHANT_PORT}`)
  const imageServer = images.endpoint.replace('/graphql', '/pictures')
  await using shop = await startShop({ env: { ...merchant, IMAGE_SERVER: imageServer } })
  await using opened = await openBrowser({ browser, baseURL: shop.origin })
  const { page, context } = opened
  const path = shop.origin + product
  await page.goto(path)
  await storedLater(page, 'pictures').not.toEqual([])
  await context.setOffline(true)
  await page.goto(path)
  const picture = page.getByRole('main').getByRole('img').first()
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

test('a new release replaces the service worker when the pages of the old one are closed', async ({
  browser,
  baseURL,
}) => {
  // Only a page without the policy may register another address, which stands for another release.
  await using opened = await openBrowser({ browser, baseURL }, { bypassCSP: true })
  const { page, context } = opened
  await seePage(page, '/kopvillkor')
  // The first page was loaded before there was a worker.
  await page.reload()
  await page.evaluate(async () => {
    await (await caches.open('hemvist-files-1')).put('/assets/old-1.js', new Response('old'))
    await (await caches.open('hemvist-pages-0')).put('/old', new Response('old'))
    await navigator.serviceWorker.register('/sw.js?release=2')
  })
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await expect.poll(isWaiting).toBe(true)
  expect(await storedIn(page, 'files')).toContain('/assets/old-1.js')

  await page.close()
  const next = await context.newPage()
  await next.goto('/kopvillkor')
  await expect.poll(() => storedIn(next, 'files')).not.toContain('/assets/old-1.js')
  expect(await next.evaluate(() => caches.keys())).not.toContain('hemvist-pages-0')
  await context.setOffline(true)
  await next.reload()
  await expect(heading(next, 'Köpvillkor')).toBeVisible()
})

test('without consent every address shows the offline page while there is no network', async ({
  browser,
  baseURL,
}) => {
  await using opened = await openBrowser({ browser, baseURL })
  const { page, context } = opened
  await context.clearCookies()
  await page.goto('/kopvillkor')
  await storedLater(page, 'offlinePages').toEqual(['/offline'])
  await context.setOffline(true)
  for (const path of ['/varumarken', '/kassan', '/varumarken', '/kopvillkor']) {
    await page.goto(path)
    await expect(heading(page, 'Du är offline')).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  expect(await storedIn(page, 'pages')).toEqual([])
})
