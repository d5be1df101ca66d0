import type { BrowserContext, Locator, Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillLogin, logIn } from './customer.ts'
import { fillCart, startAccount } from './prepare-by-request.ts'
import { waitForScripts } from './wait-for-scripts.ts'
import { expect, test } from './watched-page.ts'

const otherProduct = `/p/${demoProducts['single-sku'].aliases.sv}`
const product = `/p/${demoProducts['in-stock'].aliases.sv}`

/** Another tab of the same browser. */
async function openTab(context: BrowserContext, path: string) {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

const account = (tab: Page, name: string) => tab.getByRole('banner').getByRole('link', { name })

test('a login or logout in one tab applies to all tabs, and a review that is being written stays', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const tab = await openTab(context, '/c/soffor')
  const price = tab.getByRole('article').first()
  const before = await price.innerText()
  await logIn(page, 'kontor@example.com')
  await expect(account(page, 'Mina sidor')).toBeVisible()
  await expect(account(tab, 'Mina sidor')).toBeVisible()
  await expect.poll(() => price.innerText()).not.toBe(before)
  const productTab = await openTab(context, product)
  await productTab.getByText('Skriv ett omdöme').click()
  const comment = productTab.getByLabel('Ditt omdöme')
  await waitForScripts(comment)
  await comment.fill('Skön & stadig')

  await page.getByRole('main').getByRole('button', { name: 'Logga ut' }).click()
  await expect(account(page, 'Logga in')).toBeVisible()
  await expect(account(tab, 'Logga in')).toBeVisible()
  await expect.poll(() => price.innerText()).toBe(before)
  await expect(account(productTab, 'Logga in')).toBeVisible()
  await expect(comment).toHaveValue('Skön & stadig')
})

test('a customer type chosen in one tab applies to suggestions and card colours of the others', async ({
  page,
  context,
}) => {
  await page.goto('/nyheter')
  const tab = await openTab(context, '/c/soffor')
  const card = tab
    .getByRole('article')
    .filter({ has: tab.getByRole('list') })
    .first()
  const otherColour = card.getByRole('list').last().getByRole('link').nth(1)
  const priceOf = async (place: Locator) => /\d[\d\s]*kr/.exec(await place.innerText())?.[0]
  const search = tab.getByRole('combobox')
  const suggestion = tab.getByRole('option').filter({ hasText: 'kr' }).first()
  await waitForScripts(otherColour)
  await otherColour.click()
  await expect(otherColour).toHaveAttribute('aria-current', 'true')
  const ofColour = await priceOf(card)
  await search.fill('soffa')
  const ofSuggestion = await priceOf(suggestion)

  await page.getByRole('button', { name: 'Företag' }).click()
  await expect.poll(() => priceOf(suggestion)).not.toBe(ofSuggestion)
  await search.press('Escape')
  await otherColour.click()
  await expect(otherColour).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => priceOf(card)).not.toBe(ofColour)
})

test('a product added in one tab is in the cart of the others', async ({ page, context }) => {
  await page.goto(product)
  const tab = await openTab(context, '/varukorgen')
  await expect(tab.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
  const listen = () => {
    const types: string[] = []
    new BroadcastChannel('ralph_channel').onmessage = ({ data }) => types.push(data.type)
    return types
  }
  const messages = await page.evaluateHandle(listen)
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect(page.getByRole('link', { name: 'Till kassan' })).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Varukorg, 1 vara' })).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Varukorgen är tom' })).toBeHidden()
  // The other tab does not answer: the first would load its page again, without its notice.
  expect(await messages.jsonValue()).toEqual(['cart'])

  // The number of pieces stays the same.
  await page.goto('/varukorgen')
  await page.getByText('Kampanj- eller presentkod').click()
  await page.getByLabel('Kod', { exact: true }).fill('SOMMAR10')
  await page.getByRole('button', { name: 'Använd kod' }).click()
  await expect(page.getByText('Koden SOMMAR10 är tillagd.')).toBeVisible()
  await expect(tab.getByText('Koden SOMMAR10 är tillagd.')).toBeVisible()
})

test('two tabs that add their first product at the same time share one cart', async ({
  page,
  context,
}) => {
  await page.goto(product)
  const tab = await openTab(context, otherProduct)
  const buy = (at: Page) => at.getByRole('button', { name: 'Lägg i varukorgen' })
  await waitForScripts(buy(page))
  await waitForScripts(buy(tab))
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  let held = 0
  await page.route(/\/p\/.*\.data/, async (route) => {
    held += 1
    await released
    await route.continue()
  })
  await buy(page).click()
  await expect.poll(() => held).toBe(1)
  await buy(tab).click()
  const waiting = () =>
    tab.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
  await expect.poll(waiting).toEqual(['cart'])
  release()
  await expect(tab.getByRole('dialog').getByRole('spinbutton')).toHaveCount(2)
})

test('a country selected in the checkout of one tab applies to the others', async ({
  page,
  context,
}) => {
  await fillCart(page, product)
  await page.goto('/kassan')
  const tab = await openTab(context, '/kassan')
  const country = (at: Page) => at.getByRole('combobox', { name: 'Land' })
  await expect(country(tab)).toHaveValue('se')
  await country(page).selectOption('dk')
  await expect(page.getByRole('complementary')).toContainText('Dkr')
  await expect(country(tab)).toHaveValue('dk')
  await expect(tab.getByRole('complementary')).toContainText('Dkr')
})

test('an account page open in another tab is left on logout', async ({ page, context }) => {
  await startAccount(page)
  await page.goto('/mina-sidor/installningar')
  await expect(account(page, 'Mina sidor')).toBeVisible()
  const tab = await openTab(context, '/mina-sidor/installningar')
  await page.getByRole('main').getByRole('button', { name: 'Logga ut' }).click()
  await expect(account(page, 'Logga in')).toBeVisible()
  await expect(tab).toHaveURL('/')
  await expect(tab.getByRole('alert')).toContainText('Du är inte inloggad')
  await expect(account(tab, 'Logga in')).toBeVisible()
  // Nor does it say so after a login elsewhere, and the login that was open in a third one leads on.
  const login = await openTab(context, '/logga-in?returnTo=/favoriter')
  await account(page, 'Logga in').click()
  await fillLogin(page.getByRole('dialog', { name: 'Logga in' }), 'anna@example.com')
  await expect(account(tab, 'Mina sidor')).toBeVisible()
  await expect(tab.getByRole('alert')).toBeHidden()
  await expect(login).toHaveURL('/favoriter')
  await expect(account(login, 'Mina sidor')).toBeVisible()
})

test('a tab that was suspended longer than its token lives is still logged in', async ({
  page,
  context,
}) => {
  // A clock applies to every later page of its context.
  await page.clock.install()
  await page.goto('/nyheter')
  await account(page, 'Logga in').click()
  await fillLogin(page.getByRole('dialog', { name: 'Logga in' }), 'anna@example.com')
  await expect(account(page, 'Mina sidor')).toBeVisible()
  const tokenOf = async () =>
    (await context.cookies()).find(({ name }) => name === 'ralph-auth')?.value
  expect(await tokenOf()).toBeTruthy()

  // The clock of the tab advances; the token cookie has expired.
  await context.clearCookies({ name: 'ralph-auth' })
  await page.clock.fastForward('01:05:00')
  // A new token, even if one of the same second is equal.
  await expect.poll(tokenOf).toBeTruthy()
  await expect(account(page, 'Mina sidor')).toBeVisible()
  await account(page, 'Mina sidor').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mina beställningar' })).toBeVisible()
})

test('a browser that refuses storage and channels, and translates the page, shows the shop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    // Remix's own script stumbles over a refused session storage, without an effect on the page.
    for (const name of ['localStorage', 'caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get: refuse })
    // Before any script of the page.
    document.addEventListener('readystatechange', () => (document.documentElement.lang = 'de'))
  })
  await page.goto(product)
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Varukorg' })).toContainText('Lagt i varukorgen')
})
