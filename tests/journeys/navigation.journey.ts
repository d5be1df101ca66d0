import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { createGate } from '#tests/support/gate.ts'

import { holdScripts, openOwnPage } from './hold-scripts.ts'
import { fillLogin } from './customer.ts'
import { startSession } from './prepare-by-request.ts'
import { waitForScripts } from './wait-for-scripts.ts'
import { expect, inTurn, skipOtherTurn, test } from './watched-page.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a new page starts at its top, and going back to an extended list restores the scroll position', async ({
  page,
  javaScriptEnabled,
}) => {
  const [width] = inTurn([390, 1360])
  await page.setViewportSize({ width: width!, height: 844 })
  await page.goto('/c/mobler?page=3')
  const cards = page.getByRole('main').getByRole('article')
  await page.getByRole('link', { name: 'Visa föregående produkter' }).click()
  await expect(page.getByText(/Du visar 21–(60|40) av/)).toBeVisible()
  await page.getByRole('link', { name: 'Visa fler produkter' }).click()
  await expect(page.getByText(/Du visar (21–80|41–60) av/)).toBeVisible()
  await expect(cards).toHaveCount(javaScriptEnabled ? 60 : 20)

  // The swatches of its other colours are links too.
  const card = cards
    .nth(javaScriptEnabled ? 45 : 15)
    .getByRole('link')
    .first()
  const name = await card.innerText()
  await card.scrollIntoViewIfNeeded()
  const place = async () => {
    await expect(page).toHaveURL(/\/c\/mobler/)
    return (await cards.getByRole('link', { name, exact: true }).boundingBox())?.y
  }
  const before = await place()
  const listTitle = await page.title()
  await card.click()
  await expect(page).toHaveURL(/\/p\//)
  // The address changes before the page: a shopper who goes back has seen the product.
  await expect(page).not.toHaveTitle(listTitle)
  await expect.poll(() => scrolled(page)).toBeLessThan(50)
  await page.goBack()
  await expect.poll(place).toBe(before)

  // To a page outside the app and back: nothing is cached, so the list is requested again.
  await page.goto('/merchant/outbox')
  await page.goBack()
  await expect.poll(place).toBe(before)
})

test('beyond the maximum of pages the next one is shown alone, and going back restores the scroll position', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without scripts each page stands alone.')
  skipOtherTurn()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/c/mobler?from=1&page=10')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(200)
  const more = page.getByRole('link', { name: 'Visa fler produkter' })
  await more.scrollIntoViewIfNeeded()
  const before = (await more.boundingBox())?.y
  await more.click()
  await expect(page).toHaveURL(/page=11/)
  await expect(cards).toHaveCount(20)
  await expect(page.getByRole('link', { name: 'Visa föregående produkter' })).toBeInViewport()

  await page.goBack()
  await expect(cards).toHaveCount(200)
  await expect.poll(async () => (await more.boundingBox())?.y).toBe(before)
})

test('a page that fails in the browser shows a message with its request id, and continues', async ({
  context,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without scripts there is nothing that could fail there.')
  // A tab whose errors are expected.
  const page = await context.newPage()
  // Scripts of other sources are not run, unless the document has no policy.
  await page.route('**/c/mobler', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const body = html.replace(/<script [^>]*src="\/routes[^>]*>/, '<script>')
    await route.fulfill({ response, headers, body })
  })
  await page.route('**/assets/favorites.route-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("canary") }',
    }),
  )
  const id = (await page.goto('/c/mobler'))?.headers()['x-request-id']
  await page.getByRole('link', { name: /^Favoriter/ }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Något gick fel hos oss')
  await expect(main).toContainText(`Ärendenummer: ${id}`)
  await expect(main).not.toContainText('canary')
  await main.getByRole('link', { name: 'Till startsidan' }).click()
  await expect(page).toHaveURL('/')
})

test('a click opens its page as a document when a file of that page is missing, as after a release', async ({
  context,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without scripts each click opens a document.')
  // A tab whose missing file is expected.
  const page = await context.newPage()
  // The shown page is of an older release: its files are missing until a document of the new one is requested.
  let isOld = true
  await page.route('**/assets/favorites.route-*.js', (route) =>
    isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.route('**/favoriter', (route) => {
    isOld = false
    return route.continue()
  })
  const link = page.getByRole('link', { name: /^Favoriter/ })
  // The second click within a minute too.
  for (const path of ['/c/soffor', '/c/bord']) {
    isOld = true
    await page.goto(path)
    await waitForScripts(link)
    await link.click()
    await expect(page).toHaveURL('/favoriter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoriter')
    expect(isOld, 'opened as a document').toBe(false)
  }
  await page.close()
})

test('a step back before a reloaded page is hydrated opens the earlier page', async ({
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts nothing is hydrated')
  const page = await openOwnPage(browser, baseURL)
  const favorites = page.getByRole('banner').getByRole('link', { name: /^Favoriter/ })
  await page.goto('/varumarken')
  await waitForScripts(favorites)
  await page.getByRole('banner').getByRole('link', { name: 'Hemvist' }).first().click()
  await expect(page).toHaveURL('/')

  const open = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading')
  await page.evaluate(() => window.history.back())
  open()
  await waitForScripts(favorites)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Varumärken')
  await expect(page).toHaveURL('/varumarken')
  await page.context().close()
})

test('a link to an anchor scrolls to it', async ({ page }) => {
  skipOtherTurn()
  await page.goto('/c/mobler#main')
  await expect(page.locator('#main')).toBeInViewport()
  await page.goto('/')
  await page.getByRole('link', { name: 'Hoppa till innehållet' }).press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('a new page receives the focus and is announced to screen readers', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without scripts the browser does it.')
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Möbler', exact: true })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Möbler' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('[aria-live=polite]').last()).toHaveText(await page.title())
})

test('the pages of an account keep their scroll position', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'Without scripts each page is a new document.')
  await page.setViewportSize({ width: 390, height: 500 })
  await startSession(page, 'anna@example.com')
  await page.goto('/mina-sidor/ordrar')
  const settings = page.getByRole('main').getByRole('link', { name: 'Inställningar' })
  await settings.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 120))
  // A click by coordinates: Playwright's own would scroll first.
  await settings.evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true })
    link.click()
  })
  await expect(page).toHaveURL('/mina-sidor/installningar')
  await expect(settings).toHaveAttribute('aria-current', 'page')
  expect(await scrolled(page)).toBeGreaterThan(60)
})

test('an old browser shows a notice until it is closed, a current one never', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'needs scripts')
  const notice = page.getByRole('region', { name: 'Din webbläsare är för gammal' })
  await page.goto('/varumarken')
  await waitForScripts(page.getByRole('main'))
  await expect(notice).toHaveCount(0)

  await page.addInitScript(() => delete (window as Partial<typeof window>).CSSLayerBlockRule)
  await page.goto('/varumarken')
  await waitForScripts(page.getByRole('main'))
  await notice.getByRole('button', { name: 'Stäng' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await waitForScripts(page.getByRole('main'))
  await expect(notice).toHaveCount(0)

  // One without what the scripts need keeps the page of the server.
  await page.addInitScript(() => delete (window as Partial<typeof window>).IntersectionObserver)
  // Not by `goto`, which waits for React.
  const product = `/p/${demoProducts['in-stock'].aliases.sv}`
  await page.evaluate((path) => location.assign(path), product)
  await page.waitForURL(product)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).first().click()
  await expect(page).toHaveURL('/varukorgen')
})

test('a page says that the connection is lost, when it is back, and that a response takes long', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'needs scripts')
  await page.goto(`/p/${demoProducts['in-stock'].aliases.sv}`)
  const main = page.getByRole('main')
  const buy = main.getByRole('button', { name: 'Lägg i varukorgen' }).first()
  await waitForScripts(buy)
  await page.route(/\/(p\/[^/]+|logga-in)\.data/, (route) =>
    route.request().method() === 'POST' ? route.abort('aborted') : route.continue(),
  )
  const status = page.getByRole('status').filter({ hasText: 'ingen uppkoppling' })
  await context.setOffline(true)
  await expect(status).toBeVisible()
  await buy.click()
  // A link that moves below the pointer would be prefetched.
  await page.mouse.move(0, 0)
  await expect(main.getByRole('alert').filter({ hasText: 'Butiken svarade inte' })).toBeVisible()
  await expect(buy).toBeVisible()
  const signup = page.getByRole('contentinfo')
  await signup.getByRole('textbox').fill('eva@example.com')
  await signup.getByRole('button', { name: 'Prenumerera' }).click()
  await expect(signup.getByText('Butiken svarade inte')).toBeVisible()
  await expect(signup.getByRole('textbox')).toHaveValue('eva@example.com')

  await context.setOffline(false)
  await expect(status).toHaveCount(0)
  const waiting = page.getByRole('status').filter({ hasText: 'Väntar på svar' })
  const isLoadingShown = createGate()
  await page.route('**/nyhetsbrev.data*', async (route) => {
    await isLoadingShown.passed
    await route.continue()
  })
  // The test is told of the request late on a busy machine, so it counts from before the click.
  const clickedAt = Date.now()
  await signup.getByRole('button', { name: 'Prenumerera' }).click()
  await expect(waiting).toBeVisible()
  // The specification's delay is a second.
  expect(Date.now() - clickedAt).toBeGreaterThan(990)
  isLoadingShown.open()
  await expect(signup.getByText('Tack! Bekräfta din adress')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  // The page of the signup lays out its form itself.
  await page.goto('/nyhetsbrev')
  const address = main.getByRole('textbox')
  await waitForScripts(address)
  await address.fill('eva@example.com')
  await address.press('Enter')
  await expect(main.getByRole('status')).toBeVisible()
  await expect(address).toBeHidden()

  await page.goto('/logga-in')
  const email = main.getByRole('textbox', { name: 'E-post' })
  await waitForScripts(email)
  await fillLogin(main, 'anna@example.com')
  await expect(main.getByRole('alert')).toBeVisible()
  await expect(email).toHaveValue('anna@example.com')
})
