import { demoProducts } from '#server/merchant/seed/demo-products.ts'
import {
  buyAndCheckOut,
  enterZip,
  eva,
  fillIn,
  payOnNextPage,
  words,
} from '#tests/support/shopping.ts'

import { expect, test } from './watched-page.ts'

test('a guest buys an imported piece of furniture in Swedish', async ({ page }) => {
  await page.goto('/s/alder%20armchair')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Alder armchair/ })).toBeVisible()
  await buyAndCheckOut(page, 'sv')

  await enterZip(page, 'sv', '903 26')
  await expect(page.getByRole('radio', { name: /Hemleverans/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Swish/ })).toBeChecked()
  await fillIn(page)
  await page.getByRole('checkbox', { name: words.sv.terms }).check()
  await page.getByRole('button', { name: words.sv.pay }).click()

  await payOnNextPage(page, /^Betala/)
  await expect(page.getByRole('heading', { level: 1, name: words.sv.thanks })).toBeVisible()
  await expect(page.getByText(eva.email)).toBeVisible()
  await expect(page.getByText('Alder armchair')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: words.sv.thanks })).toBeVisible()
  await page.goto('/varukorgen')
  await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
})

test('a guest buys a size of a coloured product in English and pays by card', async ({ page }) => {
  await page.goto(`/en/p/${demoProducts['color-and-size'].aliases.en}`)
  await page.getByRole('button', { name: words.en.buy }).click()
  await expect(page.getByRole('alert')).toContainText(/size/i)
  await page.locator('input[name="sku"][type="radio"]:enabled').first().check({ force: true })
  await buyAndCheckOut(page, 'en')

  await enterZip(page, 'en', '111 22')
  await page.getByRole('radio', { name: /Card/ }).check()
  await fillIn(page)
  await page.getByRole('checkbox', { name: words.en.terms }).check()
  await page.getByRole('button', { name: words.en.pay }).click()
  await payOnNextPage(page, /^Pay /)
  await expect(page.getByRole('heading', { level: 1, name: words.en.thanks })).toBeVisible()
})

test('a declined payment leaves cart and form as they were, and the second try is one order', async ({
  page,
}) => {
  await page.goto(`/p/${demoProducts['in-stock'].aliases.sv}`)
  await buyAndCheckOut(page, 'sv')
  await enterZip(page, 'sv', '111 22')
  await fillIn(page)
  await page.locator('[name="message"]').fill('Ring på hos grannen')
  await page.getByRole('checkbox', { name: words.sv.terms }).check()
  await page.getByRole('button', { name: words.sv.pay }).click()
  await payOnNextPage(page, 'Neka betalningen')

  await expect(page.getByRole('alert')).toContainText('Betalningen gick inte igenom')
  await expect(page.locator('[name="email"]')).toHaveValue(eva.email)
  await expect(page.locator('[name="message"]')).toHaveValue('Ring på hos grannen')
  await page.getByRole('button', { name: words.sv.pay }).click()
  await payOnNextPage(page, /^Betala/)
  await expect(page.getByRole('heading', { level: 1, name: words.sv.thanks })).toBeVisible()
})

test('what is wrong is said at its field, and what was typed stays', async ({ page }) => {
  await page.goto(`/p/${demoProducts['in-stock'].aliases.sv}`)
  await buyAndCheckOut(page, 'sv')
  await enterZip(page, 'sv', '00000')
  await expect(page.locator('#checkout-zip-error')).toHaveText(
    'Hittade inga fraktalternativ för angivet postnummer',
  )

  await enterZip(page, 'sv', '111 22')
  await expect(page.getByRole('radio', { name: /Hemleverans/ })).toBeChecked()
  await fillIn(page, { ...eva, email: 'eva@' })
  await page.getByRole('button', { name: words.sv.pay }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'Se till att alla fält' })
  await expect(summary.getByRole('link')).toHaveText([
    'Du måste ange en giltig email',
    'Du måste godkänna köpvillkoren innan du slutför ditt köp',
  ])
  await expect(page.locator('#checkout-email-error')).toHaveText('Du måste ange en giltig email')
  await expect(page.locator('[name="email"]')).toHaveValue('eva@')
  await expect(page.locator('[name="firstName"]')).toHaveValue(eva.firstName)
})

test('more pieces than there are is refused with their number, and the cart stays', async ({
  page,
}) => {
  await page.goto(`/p/${demoProducts['few-left'].aliases.sv}`)
  await page.locator('input[name="quantity"]').fill('900')
  await page.getByRole('button', { name: words.sv.buy }).click()
  await expect(page.getByRole('alert')).toContainText(/Endast \d+ kvar på lager/)
  await page.goto('/varukorgen')
  await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
})
