import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

import { cookies } from '#app/session/cookies.ts'

import { measurePage, pushesOf, unmeasured } from './measured-visit.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, inTurn, test } from './watched-page.ts'

const origin = () => process.env.MARKET_SHOP_ORIGIN!
const armchair = 'Vistevik fåtölj, gräddvit'
const readingChair = 'Tjärnholm läsfåtölj, mörkgrön'

test.beforeEach(async ({ context }) => context.clearCookies({ name: cookies.consent.name }))

const banner = (page: Page) => page.getByRole('region', { name: 'Kakor' })

/** Names of everything that the shop stores in the browser. */
async function storedNames(page: Page): Promise<string[]> {
  const inScripts = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  return [...inScripts, ...(await page.context().cookies(origin())).map(({ name }) => name)]
}

/** What the data layer has at the start of each document. */
const opened = (pageType: string) => [
  'consent default',
  'consent update',
  `page_data, ${pageType}`,
  'original_location',
  'gtm.js',
]

test('a shopping trip is measured from the moment of consent, and a purchase once', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const visit = unmeasured()
  await measurePage(page, visit)
  const shopper = shopperAt(page, 'sv', true)
  const main = page.getByRole('main')
  const lastPush = () => pushesOf(visit).at(-1)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${origin()}/se/sv/s/fåtölj`)
  const cards = main.getByRole('article')
  await cards.first().evaluate((card) => card.scrollIntoView({ block: 'center' }))
  const impressions = () =>
    page.evaluate(
      () => window.hemvist?.events.filter(({ type }) => type === 'product:impression').length,
    )
  await expect.poll(impressions).toBe(2)
  expect(
    await page.evaluate(() =>
      window.hemvist?.events
        .filter(({ type }) => type === 'product:impression')
        .map(({ data }) => ({ ...data, product: undefined })),
    ),
  ).toEqual([
    { index: 1, page: 1, pageSize: 20 },
    { index: 2, page: 1, pageSize: 20 },
  ])
  await cards.first().getByRole('link').first().click()
  await page.waitForURL(/\/p\//)
  // Before the choice: nothing of another company, and nothing that is not necessary.
  await expect(banner(page)).toBeVisible()
  expect(visit.foreignRequests).toEqual([])
  expect(await storedNames(page)).toEqual(['ralph-tab-state'])

  await banner(page).getByRole('button', { name: 'Godkänn alla' }).click()
  await expect.poll(() => visit.events).toContain('product-detail:impression')
  await main
    .getByRole('button', { name: /favorit/i })
    .first()
    .click()
  await expect.poll(lastPush).toBe(`add_to_wishlist, 1 ${armchair}`)
  await shopper.putInCart()
  await main.getByRole('button', { name: /^Öka antalet/ }).click()
  await expect.poll(lastPush).toBe(`add_to_cart, 1 ${armchair}`)
  await shopper.goToCheckout()
  await shopper.fillCheckout('Swish')
  await shopper.order()
  await expect(shopper.heading('Swish')).toBeVisible()
  await shopper.pay()
  const orderNumber = await shopper.seeConfirmation()
  await expect.poll(lastPush).toBe(`purchase, 2 ${armchair}`)
  const hash = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex')
  const isPurchase = (entry: unknown) => (entry as { event?: string }).event === 'purchase'
  expect(visit.entries.find(isPurchase)).toMatchObject({
    ecommerce: {
      transaction_id: orderNumber,
      currency: 'SEK',
      country: 'SE',
      nth_purchase: 1,
      items_value: 9_990,
      user_id: hash(lisa.email),
      user_first_name: hash(lisa.firstName),
      user_last_name: hash(lisa.lastName),
      items: [{ item_brand: 'Mosshalla', sales_type: '0-5%', quantity: 2 }],
    },
  })

  // Nothing of the buyer is in the page of a browser that refuses tracking.
  const pageFor = async (headers: Record<string, string>) =>
    (await context.request.get(page.url(), { headers })).text()
  expect(await pageFor({})).toContain(hash(lisa.email))
  expect(await pageFor({ 'Sec-GPC': '1' })).not.toContain(hash(lisa.email))

  // What was typed to buy is gone with the order.
  expect(await storedNames(page)).toContain('ralph-purchases')
  expect(await storedNames(page)).not.toContain('ralph-checkout-typed')

  // A reload, the way back and a second tab are not a second purchase.
  const address = page.url()
  await page.reload()
  await page.goto(`${origin()}/se/sv/finns-inte`)
  await expect.poll(lastPush).toBe('error:404')
  await page.goBack()
  await shopper.seeConfirmation()
  const second = await context.newPage()
  await measurePage(second, visit)
  await second.goto(address)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  // Its path may be personal, in the measurements of its loading, too.
  await second.goto(`${origin()}/se/sv/lisa@finns-inte`)
  await expect.poll(() => pushesOf(visit).filter((push) => push === 'error:404').length).toBe(2)

  const pushes = pushesOf(visit)
  const end = pushes.findIndex((push) => push.startsWith('purchase'))
  expect(pushes.slice(0, end + 1)).toEqual([
    ...opened('Search Page'),
    `view_item_list, 1 ${armchair}, 1 ${readingChair}`,
    `select_item, 1 ${armchair}`,
    'page_data, Product Page',
    'virtual_page_view',
    `view_item, 1 ${armchair}`,
    `add_to_wishlist, 1 ${armchair}`,
    `add_to_cart, 1 ${armchair}`,
    'page_data, Cart Page',
    'virtual_page_view',
    `add_to_cart, 1 ${armchair}`,
    'page_data, Checkout Page',
    'virtual_page_view',
    `begin_checkout, 2 ${armchair}`,
    `add_shipping_info, 2 ${armchair}`,
    `add_payment_info, 2 ${armchair}`,
    ...opened('Confirm Page'),
    `purchase, 2 ${armchair}`,
  ])
  expect(pushes.slice(end + 1).filter((push) => push.startsWith('purchase'))).toEqual([])
  expect(JSON.stringify(visit.entries)).not.toMatch(/lisa|111 22|Vasagatan/i)
  expect(visit.bodies.join()).not.toMatch(/lisa|111 22|user_|buyer/i)
  expect(visit.events).toContain('web-vital')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Inställningar för kakor' }).click()
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect.poll(() => storedNames(page)).not.toContain('ralph-purchases')
})

test('a visitor who rejects is not measured until allowing it', async ({ page }) => {
  const visit = unmeasured()
  await measurePage(page, visit)
  await page.goto(`${origin()}/se/sv/s/fåtölj`)
  await banner(page).getByRole('button', { name: 'Bara nödvändiga' }).click()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  // The link of the footer leads back to the page that is shown.
  await expect(page.getByRole('button', { name: 'Lägg i varukorgen' }).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inställningar för kakor' }).click()
  await page.getByRole('checkbox', { name: /^Mät/ }).check()
  expect(visit.foreignRequests).toEqual([])
  const names = [...new Set(await storedNames(page))].sort()
  expect(names).toEqual(['ralph-cookie-consent', 'ralph-tab-state'])
  await page.getByRole('button', { name: 'Spara mitt val' }).click()
  await expect(page.getByText('Ditt val är sparat.')).toBeVisible()
  await page.getByRole('link', { name: 'Tillbaka till butiken' }).click()
  // Nothing of what was before the choice.
  await expect
    .poll(() => pushesOf(visit))
    .toEqual([
      'consent default',
      'consent update',
      'page_data, Product Page',
      'virtual_page_view',
      'gtm.js',
      `view_item, 1 ${armchair}`,
    ])
  expect(visit.entries[1]).toMatchObject({
    2: { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' },
  })

  // Links of widgets, menus and search.
  const isOfLink = (entry: unknown) => /:click$/.test((entry as { event?: string }).event ?? '')
  const events = () => visit.entries.filter(isOfLink)
  await page.getByRole('banner').getByRole('combobox').fill('fåtölj')
  await page.getByRole('option', { name: armchair }).click()
  await expect(page.getByRole('heading', { level: 1, name: armchair })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Köpvillkor' })).toBeVisible()
  await page.goto(`${origin()}/se/sv/`)
  await page.getByRole('main').locator('[data-widget="banner"]').getByRole('link').first().click()
  await expect.poll(events).toEqual([
    { event: 'search:click', type: 'product', data: { label: armchair, href: expect.any(String) } },
    {
      event: 'menu:click',
      menu: 'footer-first',
      item: { label: 'Köpvillkor', href: '/se/sv/kopvillkor' },
    },
    { event: 'widget:click', widget: 'banner', href: expect.any(String) },
  ])

  // A swatch changes its card; the product is selected by the link that opens it.
  await page.goto(`${origin()}/se/sv/c/soffor`)
  const card = page.getByRole('main').getByRole('article').first()
  const swatch = card.locator('a[title]:not([aria-current])').first()
  const path = (await swatch.getAttribute('href')) ?? ''
  await swatch.click()
  const link = card.getByRole('heading').getByRole('link')
  await expect(link).toHaveAttribute('href', path)
  await link.click()
  await page.waitForURL((url) => url.pathname === path)
  const selected = () => pushesOf(visit).filter((push) => push.startsWith('select_item'))
  await expect.poll(selected).toHaveLength(1)
})

test('a consent that is withdrawn in another window ends the measuring of this one', async ({
  page,
  context,
}) => {
  const visit = unmeasured()
  await measurePage(page, visit)
  await page.goto(`${origin()}/se/sv/finns-inte`)
  await banner(page).getByRole('button', { name: 'Godkänn alla' }).click()
  await expect.poll(() => pushesOf(visit)).toContain('gtm.js')

  // Both windows stay visible: no event of the page tells of the change.
  const second = await context.newPage()
  await second.goto(`${origin()}/se/sv/cookie-installningar`)
  await second.getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect(second.getByText('Ditt val är sparat.')).toBeVisible()
  const isDenied = (entry: unknown) =>
    (entry as Record<number, { analytics_storage?: string }>)[2]?.analytics_storage === 'denied'
  await expect.poll(() => visit.entries.slice(1).some(isDenied)).toBe(true)
  await second.close()

  const pushes = pushesOf(visit)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Köpvillkor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Köpvillkor' })).toBeVisible()
  expect(pushesOf(visit)).toEqual(pushes)
})

test('a browser that refuses tracking is not measured', async ({ page }) => {
  const [signal] = inTurn([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)
  const visit = unmeasured()
  await measurePage(page, visit)
  await page.addInitScript(
    ([name, refusal]) => Object.defineProperty(navigator, name, { value: refusal }),
    signal!,
  )
  await page.goto(`${origin()}/se/sv/s/fåtölj`)
  await banner(page).getByRole('button', { name: 'Godkänn alla' }).click()
  await expect(banner(page)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inställningar för kakor' }).click()
  await expect(page.getByText(/bett oss att inte spåra/)).toBeVisible()
  // The log of the tab stays in the browser.
  const logged = await page.evaluate(() => window.hemvist?.events.map(({ type }) => type))
  expect(logged?.filter((type) => type === 'page:impression')).toHaveLength(2)
  await page.reload()
  await expect(page.getByText(/bett oss att inte spåra/)).toBeVisible()
  expect(visit.foreignRequests).toEqual([])
})
