import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillCart } from './prepare-by-request.ts'
import { fillLogin, newEmail, register } from './customer.ts'
import { shopperAt } from './shopper.ts'
import { waitForScripts } from './wait-for-scripts.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const banner = (page: Page) => page.getByRole('banner')
const loginLink = (page: Page) => banner(page).getByRole('link', { name: 'Logga in' })
const loginPanel = (page: Page) => page.getByRole('dialog', { name: 'Logga in' })

/** Types of the events that this page has recorded. */
const recorded = (page: Page) =>
  page.evaluate(() => window.hemvist?.events.map(({ type }) => type) ?? [])

test('a shopper logs in without leaving the page, and its prices change', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts there is a page')
  await page.goto('/c/soffor?sort=PRICE')
  const price = page.getByRole('article').first()
  const before = await price.innerText()
  await loginLink(page).click()
  const panel = loginPanel(page)
  await expect(panel.getByRole('textbox', { name: 'E-post' })).toBeFocused()

  await fillLogin(panel, 'kontor@example.com', 'helt-fel-ord')
  await expect(panel.getByRole('alert')).toHaveText('Fel email eller lösenord, försök gärna igen')
  await expect(panel.getByRole('textbox', { name: 'E-post' })).toHaveValue('kontor@example.com')
  expect(await recorded(page)).toEqual([])

  await fillLogin(panel, 'kontor@example.com')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/c/soffor?sort=PRICE')
  await expect(page.getByRole('status').filter({ hasText: 'Du är inloggad' })).toBeVisible()
  const account = banner(page).getByRole('link', { name: 'Mina sidor' })
  await expect(account).toBeFocused()
  await expect.poll(() => price.innerText()).not.toBe(before)
  expect(await recorded(page)).toEqual(['customer-type:change', 'user:login'])

  await account.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mina beställningar' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/c/soffor?sort=PRICE')
})

test('a guest logs in during the checkout, and what was typed stays', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await fillCart(page, `/p/${demoProducts['in-stock'].aliases.sv}`)
  await page.goto('/kassan')
  await shopper.askForDelivery('211 34')
  await expect(page.getByRole('group', { name: 'Leveranssätt' })).toBeVisible()
  await shopper.fillIn({ address: 'Lillgatan 2', city: 'Malmö' })
  await page.getByRole('textbox', { name: /Meddelande/ }).fill('Ring på hos grannen')
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click()
  const place = javaScriptEnabled ? loginPanel(page) : page.getByRole('main')
  await fillLogin(place, 'anna@example.com', 'helt-fel-ord')
  await expect(place.getByRole('alert')).toHaveText('Fel email eller lösenord, försök gärna igen')
  await fillLogin(place, 'anna@example.com')
  await expect(shopper.heading('Kassan')).toBeVisible()
  await expect(shopper.field('email')).toHaveValue('anna@example.com')
  await expect(shopper.field('address')).toHaveValue('Lillgatan 2')
  await expect(shopper.field('zip')).toHaveValue('211 34')
  await expect(page.getByRole('textbox', { name: /Meddelande/ })).toHaveValue('Ring på hos grannen')
  await expect(page.getByRole('main').getByRole('button', { name: 'Logga in' })).toBeHidden()
})

test('the panel returns the focus, and links to registration and password reset', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'there is a panel only with scripts')
  await page.goto('/nyheter')
  await loginLink(page).click()
  const panel = loginPanel(page)
  await panel.getByRole('button', { name: 'Logga in' }).click()
  await expect(panel.getByRole('alert')).toContainText('Du måste ange en giltig email')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(loginLink(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await panel.getByRole('link', { name: 'Glömt lösenordet?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Glömt lösenordet' })).toBeVisible()
  await expect(panel).toBeHidden()

  await loginLink(page).click()
  await panel.getByRole('link', { name: 'Skapa konto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Skapa konto' })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('account events are recorded once, and a logout removes what the browser stores', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'nothing is measured without scripts')
  await register(page, newEmail())
  await expect(page.getByRole('status').filter({ hasText: 'Ditt konto är skapat' })).toBeVisible()
  await expect.poll(() => recorded(page)).toEqual(['user:register'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logga ut' })).toBeVisible()
  expect(await recorded(page)).toEqual([])
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /recent/.test(key)))
  await page.evaluate(() => {
    for (const key of ['recentProducts', 'recentSearches']) localStorage.setItem(key, '[1]')
  })
  expect(await stored()).toHaveLength(2)
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(loginLink(page)).toBeVisible()
  await expect.poll(() => recorded(page)).toEqual(['user:logout'])
  await expect.poll(stored).toEqual([])
  await page.getByRole('button', { name: 'Företag' }).click()
  await expect.poll(() => recorded(page)).toEqual(['user:logout', 'customer-type:change'])
})

test('a press before React has rendered anything is harmless', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts nothing is rendered')
  // A busy browser handles a press that has waited before it handles the message with which React
  // schedules its first rendering.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    let isPressed = false
    const press = () => {
      const isHydrating = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
      if (isPressed || !isHydrating) return
      isPressed = true
      document.querySelector('h1')?.click()
      document.documentElement.dataset.pressed = ''
    }
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      queueMicrotask(press)
      postMessage.apply(this, args as Parameters<typeof postMessage>)
    }
  })
  await page.goto('/nyheter')
  await expect(page.locator('html[data-pressed]')).toBeAttached()
  await waitForScripts(loginLink(page))
  await loginLink(page).click()
  await expect(loginPanel(page)).toBeVisible()
})
