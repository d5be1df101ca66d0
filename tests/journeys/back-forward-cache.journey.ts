import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillLogin } from './customer.ts'
import { fillCart } from './prepare-by-request.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, test } from './watched-page.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`

// Only a browser with a back/forward cache can show that our pages may be cached; the headless shell has none.
const executablePath = process.env.CHROMIUM_PATH || undefined
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath ? { executablePath } : { channel: 'chromium', executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})
// One such browser is enough for all.
test.describe.configure({ mode: 'default' })
test.skip(() => /headless.shell/.test(executablePath ?? ''), 'the headless shell has no such cache')

/** Leaves for a page outside the app, after installing a listener for the return. */
async function leave(page: Page) {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto('/merchant/outbox')
}

async function goBack(page: Page) {
  // A cached page is not loaded again: pageshow is the only event.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => navigationType(page)).toEqual({ wasCached: true, reasons: null })
}

/**
 * Skips a journey where the browser caches no page at all, not even a plain text: a busy machine can
 * make it do without, and then it shows nothing about our pages.
 */
test.beforeEach(async ({ page, context }) => {
  // This browser ignores the flag against pictures, and the merchant would render those of every page for minutes. A
  // route would disable its caches.
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/merchant/images/*'] })
  await page.goto('/robots.txt')
  await leave(page)
  await page.goBack({ waitUntil: 'commit' })
  const isKept = () => navigationType(page).then(({ wasCached }) => wasCached)
  const hasCache = await expect
    .poll(isKept, { timeout: 5_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  test.skip(!hasCache, 'the browser caches no page')
})

/** Whether the page was cached, and if not, why: for debugging a failure. */
const navigationType = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { notRestoredReasons = null } = navigation as { notRestoredReasons?: unknown }
    return { wasCached: 'persisted' in window, reasons: notRestoredReasons }
  })

test('start page, an extended list and the cart are in the back/forward cache, unchanged', async ({
  page,
}) => {
  for (const path of ['/', '/varukorgen']) {
    await page.goto(path)
    await leave(page)
    await goBack(page)
  }
  await page.goto('/c/mobler')
  await page.getByRole('link', { name: 'Visa fler produkter' }).click()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(40)
  await cards.nth(30).scrollIntoViewIfNeeded()
  const before = await cards.nth(30).boundingBox()
  await leave(page)
  await goBack(page)
  await expect(cards).toHaveCount(40)
  expect(await cards.nth(30).boundingBox()).toEqual(before)
})

test('a product with live stock is cached too, catches up on return and continues to listen', async ({
  page,
  context,
}) => {
  const listening = () => page.waitForRequest(/\/events\/stock/)
  const before = listening()
  await page.goto(product)
  await before
  await leave(page)

  const tab = await context.newPage()
  await tab.goto('/logga-in')
  await fillLogin(tab.getByRole('main'), 'anna@example.com')
  await expect(tab.getByRole('heading', { level: 1, name: 'Mina beställningar' })).toBeVisible()

  const again = listening()
  await goBack(page)
  await again
  const account = page.getByRole('banner').getByRole('link', { name: 'Mina sidor' })
  await expect(account).toBeVisible()
  await tab.getByRole('main').getByRole('button', { name: 'Logga ut' }).click()
  await expect(account).toBeHidden()
})

test('a checkout that was left for the payment page can be sent again after a step back', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'sv', true)
  await fillCart(page, product)
  await page.goto('/kassan')
  await shopper.fillCheckout('Kort')
  await shopper.order()
  await page.waitForURL(/\/merchant\/payment\//)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: shopper.texts.order, exact: true })).toBeVisible()
  await expect(shopper.field('email')).toHaveValue(lisa.email)
})
