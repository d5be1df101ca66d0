import type { Browser, CDPSession, Page, Request } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { chooseCookies, closeAfterJourney, expect, test } from './watched-page.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`

/** A page in a browser that reports this connection. */
async function openPage(browser: Browser, baseURL: string | undefined, connection: object) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: 'block',
  })
  await chooseCookies(context, baseURL)
  await context.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
  return { page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() }
}

/** Requests of a page's data, files and pictures, and those of them that begin after `from`. */
function watchRequests(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => void requests.push(request))
  const paths = (requested: readonly Request[]) =>
    requested.map((request) => new URL(request.url()).pathname)
  return {
    paths: (from = 0) => paths(requests.slice(from)),
    /** Without pictures that a busy merchant has not drawn yet: they are requested again. */
    answered: async () => {
      const responses = await Promise.all(requests.map((request) => request.response()))
      return responses.flatMap((each) => (each?.ok() ? new URL(each.url()).pathname : []))
    },
    data: () => paths(requests).filter((path) => path.endsWith('.data')),
    inView: () =>
      requests.filter((request) => request.headers()['cache-control'] === 'only-if-cached'),
    count: () => requests.length,
  }
}

test.describe('with scripts', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'browsers do it without')

  test('data, files and first picture of a product are requested at its link, and not again by the click', async ({
    browserWithPictures,
    baseURL,
  }) => {
    const connection = { effectiveType: '3g', downlink: 1 }
    await using opened = await openPage(browserWithPictures, baseURL, connection)
    const { page } = opened
    // The merchant would draw those of every card first.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const small = ['200f', '300f', '400f'].map((size) => `*/merchant/images/product/${size}*`)
    await session.send('Network.setBlockedURLs', { urls: [...small, '*/merchant/images/*w/*'] })
    await page.goto('/c/soffor')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const requests = watchRequests(page)
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const path = await link.getAttribute('href')
    await link.hover()
    const picture = /\/merchant\/images\/product\/(600|800|1200)f\d+\//
    await expect.poll(() => requests.paths()).toContainEqual(expect.stringMatching(picture))
    await page.waitForLoadState('networkidle')
    const prefetched = await requests.answered()
    expect(prefetched).toContain(`${path}.data`)
    expect(prefetched).toContainEqual(expect.stringMatching(/product\.route.*\.js$/))
    expect(prefetched).toContainEqual(expect.stringMatching(/product.*\.css$/))

    const before = requests.count()
    await link.click()
    await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toBeVisible()
    const shown = page.getByRole('main').locator('img[fetchpriority="high"]')
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toMatch(picture)
    const again = requests.paths(before).filter((each) => prefetched.includes(each))
    expect(again).toEqual([])
  })

  test('nothing is requested at the links to cart, login and favourites, or with saved data', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/c/soffor')
    const requests = watchRequests(page)
    const header = page.getByRole('banner')
    for (const name of ['Varukorg', 'Logga in', 'Favoriter']) {
      await header.getByRole('link', { name }).first().focus()
      await header.getByRole('link', { name }).first().hover()
    }
    // The next link shows that those before were passed over.
    await header.getByRole('link', { name: 'Hemvist' }).first().focus()
    await expect.poll(() => requests.data()).toEqual(['/_root.data'])

    const savingData = { effectiveType: '4g', downlink: 10, saveData: true }
    await using opened = await openPage(browser, baseURL, savingData)
    await opened.page.goto('/c/soffor')
    await expect(opened.page.locator('html[data-hydrated]')).toBeAttached()
    const saving = watchRequests(opened.page)
    const cards = opened.page.getByRole('main').getByRole('article')
    for (const nth of [0, 1, 2]) await cards.nth(nth).getByRole('link').first().hover()
    await cards.nth(2).getByRole('link').first().focus()
    await cards.nth(2).getByRole('link').first().click()
    await expect(opened.page.getByRole('heading', { level: 1 })).not.toHaveText('Soffor')
    expect(saving.data()).toHaveLength(1)
  })

  test('a few cards in view are requested over a fast line, if the server has finished their pages', async ({
    browser,
    baseURL,
  }) => {
    await using opened = await openPage(browser, baseURL, { effectiveType: '4g', downlink: 10 })
    const { page } = opened
    await page.clock.install()
    const requests = watchRequests(page)
    await page.goto('/nyheter')
    const cards = page.getByRole('main').getByRole('article')
    await cards.nth(5).scrollIntoViewIfNeeded()
    const afterSomeTime = async () => {
      await page.clock.fastForward(1_500)
      return requests.inView().length
    }
    await expect.poll(afterSomeTime).toBe(4)

    for (const nth of [9, 13, 17]) {
      const link = cards.nth(nth).getByRole('link').first()
      await link.hover()
      await afterSomeTime()
      const path = await link.getAttribute('href')
      await expect.poll(() => requests.data()).toContain(`${path}.data`)
    }
    expect(requests.inView()).toHaveLength(4)
  })
})

test.describe('without scripts', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === true, 'scripts take over')

  test('the document of a product is requested at its link, with the cart as it is at the click', async ({
    page,
    context,
  }) => {
    closeAfterJourney(page)
    await page.goto('/c/soffor')
    const session = await context.newCDPSession(page)
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    await untilPrefetched(session, () => link.hover())
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Soffor')
    expect(await deliveryType(page)).toBe('navigational-prefetch')

    await page.goto('/c/soffor')
    await untilPrefetched(session, () => link.hover())
    const tab = await context.newPage()
    await tab.goto(product)
    await tab.getByRole('button', { name: 'Lägg i varukorgen' }).first().click()
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await tab.close()
    await link.click()
    const cart = page.getByRole('banner').getByRole('link', { name: 'Varukorg' })
    await expect(cart.first()).toContainText('1')
  })
})

/** Waits until the browser has a document that its rules let it request. */
async function untilPrefetched(session: CDPSession, act: () => Promise<void>): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve()
    })
  })
  await session.send('Preload.enable')
  await act()
  await ready
  await session.send('Preload.disable')
}

const deliveryType = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType
  })
