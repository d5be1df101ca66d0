import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { buyAt } from './buy-at.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, test } from './watched-page.ts'

const sofa = `/p/${demoProducts['in-stock'].aliases.sv}`
/** It can be carried from a pickup point. */
const lamp = `/p/${demoProducts['below-30-day-low'].aliases.sv}`
const toForm = 'Fortsätt till betalningen'

async function openForm(page: Page, name: string, product = sofa) {
  const shopper = shopperAt(page, 'sv', true)
  await buyAt(page, product, 'sv')
  await page.goto('/kassan')
  await shopper.fillCheckout(name)
  await page.getByRole('button', { name: toForm }).click()
  return shopper
}

test('Klarna’s form pays in the checkout, is locked while it changes, and opens again after a cancellation', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'the form is a script')
  const shopper = await openForm(page, 'Klarna')
  const form = page.getByRole('group', { name: 'Betaltjänstens formulär' })
  const frame = page.frameLocator('iframe[title=Klarna]')
  await expect(frame.getByRole('heading', { name: 'Klarna' })).toBeVisible()
  await expect(page.getByRole('button', { name: toForm })).toHaveCount(0)

  // A dearer delivery: the form is locked, then shows the new sum.
  const total = frame.locator('.amount dd')
  const before = await total.innerText()
  await shopper.chooseDelivery('Inbäring till valfritt rum')
  await expect(total).not.toHaveText(before)
  await expect(form).not.toHaveAttribute('inert')

  await frame.getByRole('button', { name: 'Avbryt och gå tillbaka' }).click()
  await expect(page.getByRole('alert')).toContainText('Du avbröt betalningen.')
  await expect(shopper.field('email')).toHaveValue(lisa.email)

  await page.getByRole('button', { name: toForm }).click()
  await frame.getByRole('button', { name: /^Betala/ }).click()
  const number = await shopper.seeConfirmation()
  expect(page.url()).toContain('kid=')
  await page.reload()
  expect(await shopper.seeConfirmation()).toBe(number)

  // The next page is an ordinary one again, with its own policy.
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Varukorg, 0 varor' })).toBeVisible()
})

test('Avarda’s form asks the shop before it pays, and follows the postal code', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'the form is a script')
  const shopper = await openForm(page, 'Avarda', lamp)
  const form = page.getByRole('region', { name: /^Avarda/ })
  const terms = page.getByRole('checkbox', { name: shopper.texts.terms })

  // The page is rendered again with the form.
  await expect(form.getByRole('button', { name: /^Betala/ })).toBeVisible()
  await terms.uncheck()
  await form.getByRole('button', { name: /^Betala/ }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'korrekt ifyllda' })
  await expect(summary).toContainText('Du måste godkänna köpvillkoren')
  await terms.check()
  await page.getByRole('button', { name: toForm }).click()

  await form.getByRole('textbox').fill('411 04')
  await form.getByRole('textbox').press('Tab')
  await expect(shopper.field('zip')).toHaveValue('411 04')
  await expect(page.getByRole('main')).toContainText('Göteborg')

  await form.getByRole('button', { name: 'Neka betalningen' }).click()
  await expect(page.getByRole('alert')).toContainText('Betalningen gick inte igenom')
  await page.getByRole('button', { name: toForm }).click()
  await form.getByRole('button', { name: /^Betala/ }).click()
  await shopper.seeConfirmation()
  expect(page.url()).toContain('aid=')
})

test('without scripts a form of a provider explains itself, and a card pays instead', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(Boolean(javaScriptEnabled), 'with scripts the form opens')
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await buyAt(page, sofa, 'sv')
  await page.goto('/kassan')
  await shopper.fillCheckout('Klarna')
  await shopper.order()
  const explanation = page.locator('[role=group] ~ noscript, noscript:has(~ [role=group])')
  await expect.poll(() => explanation.innerText()).toContain('formulär kräver JavaScript')
  await shopper.choosePayment('Kort')
  await page.getByRole('button', { name: 'Visa fraktalternativ' }).click()
  await shopper.acceptTerms()
  await shopper.order()
  await shopper.pay()
  await shopper.seeConfirmation()
})
