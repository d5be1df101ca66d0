import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillCart, startSession } from './prepare-by-request.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const sofa = `/p/${demoProducts['in-stock'].aliases.sv}`
const ek = { company: 'Ek Kontor AB', number: '556036-0793' }

const companyName = (page: Page) => page.getByRole('textbox', { name: 'Företagsnamn' })
const typeNamed = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Jag handlar som' }).getByRole('radio', { name })
const summary = (page: Page) => page.getByRole('complementary', { name: 'Din beställning' })
const customerType = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'ralph-user-type')?.value

test('a guest buys for a company, sees prices as a company, and may switch back', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await fillCart(page, sofa)
  await page.goto('/kassan')
  await shopper.askForDelivery(lisa.zip)
  await expect(page.getByRole('group', { name: 'Betalsätt' })).toBeVisible()
  await expect(companyName(page)).toBeHidden()
  await expect(summary(page)).not.toContainText('exklusive moms')

  const update = page.getByRole('button', { name: 'Uppdatera' })
  await typeNamed(page, 'Företag').check()
  await expect(companyName(page)).toBeVisible()
  if (javaScriptEnabled) await expect(update).toBeHidden()
  else await update.click()
  await expect(summary(page)).toContainText('exklusive moms')
  expect(await customerType(page)).toBe('ORGANIZATION')
  if (javaScriptEnabled) {
    const events = await page.evaluate(() => window.hemvist?.events.map(({ type }) => type))
    expect(events).toContain('customer-type:change')
  }

  await page.reload()
  await expect(typeNamed(page, 'Företag')).toBeChecked()
  await companyName(page).fill(ek.company)
  await typeNamed(page, 'Privatperson').check()
  await expect(companyName(page)).toBeHidden()
  if (!javaScriptEnabled) await shopper.askForDelivery(lisa.zip)
  await expect(summary(page)).not.toContainText('exklusive moms')
  expect(await customerType(page)).toBe('PERSON')

  await typeNamed(page, 'Företag').check()
  await shopper.fillIn({ ...lisa })
  await companyName(page).fill(ek.company)
  await shopper.choosePayment('Swish')
  await shopper.acceptTerms()
  await shopper.order()
  const number = page.getByRole('textbox', { name: 'Organisationsnummer' })
  await expect(
    page.getByText('Du måste ange ett giltigt organisationsnummer').first(),
  ).toBeVisible()
  await expect(companyName(page)).toHaveValue(ek.company)
  const terms = page.getByRole('group').filter({ hasText: 'Köpvillkoren i korthet' })
  await expect(terms).toContainText('Du handlar som företag')
  await number.fill(ek.number)
  await shopper.order()
  await shopper.pay()
  await shopper.seeConfirmation()
  await expect(page.getByRole('main')).toContainText('exklusive moms')
  await expect(page.getByRole('main')).toContainText(ek.company)
  // Only consumers have the right to withdraw.
  await expect(page.getByRole('main')).not.toContainText('14 dagar')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('exklusive moms')
})

test('a logged-in company finds its details in the checkout', async ({ page }) => {
  skipOtherTurn()
  await startSession(page, 'kontor@example.com')
  await fillCart(page, sofa)
  await page.goto('/kassan')
  await expect(typeNamed(page, 'Företag')).toBeChecked()
  await expect(companyName(page)).toHaveValue(ek.company)
  await expect(summary(page)).toContainText('exklusive moms')
})
