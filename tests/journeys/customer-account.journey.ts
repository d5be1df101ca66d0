import type { Page } from '@playwright/test'

import { logIn, newEmail, password, register, tryToRegister } from './customer.ts'
import { startAccount } from './prepare-by-request.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a customer logs in and sees their orders, and is a guest again after logging out', async ({
  page,
}) => {
  skipOtherTurn()
  await logIn(page, 'anna@example.com')
  await expect(heading(page, 'Mina beställningar')).toBeVisible()
  const main = page.getByRole('main')
  for (const status of ['Mottagen', 'Behandlas', 'Slutförd', 'Avbruten']) {
    await expect(main.getByText(status, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Spåra leveransen' }).first()).toBeVisible()
  const refunded = main.getByRole('article').filter({ hasText: 'Återbetald' }).first()
  await refunded.getByText('Visa detaljer').click()
  await expect(refunded.getByRole('heading', { name: 'Återbetalningar' })).toBeVisible()
  await expect(refunded).toContainText('Storgatan 12')

  await main.getByRole('link', { name: 'Saldo' }).click()
  await expect(heading(page, 'Saldo')).toBeVisible()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
  await page.goto('/mina-sidor/ordrar')
  await expect(page).toHaveURL(/\/$/)
})

test('a new customer creates an account, enters an address and finds it in the settings', async ({
  page,
}) => {
  skipOtherTurn()
  const email = newEmail()
  await register(page, email)
  await expect(page.getByRole('status').filter({ hasText: 'Ditt konto är skapat' })).toBeVisible()
  await page.getByRole('link', { name: 'Ändra Adress' }).click()
  await page.getByRole('button', { name: 'Spara' }).click()
  await expect(page.getByRole('alert')).toContainText('Se till att alla fält är giltiga')
  await page.getByRole('textbox', { name: 'Gatuadress' }).fill('Lillgatan 2')
  await page.getByRole('textbox', { name: 'Postnummer' }).fill('211 34')
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Malmö')
  await page.getByRole('button', { name: 'Spara' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'sparade' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Lillgatan 2')

  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
  await tryToRegister(page, email)
  await expect(page.getByRole('alert')).toHaveText('Ett konto med denna email existerar redan')
})

test('a form of the settings takes the focus and returns it, and shows what was saved beside it', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts each step is a new page')
  await startAccount(page)
  await page.goto('/mina-sidor/installningar')
  const main = page.getByRole('main')
  const edit = main.getByRole('link', { name: 'Ändra Kunduppgifter' })
  await edit.click()
  await expect(main.getByRole('heading', { name: 'Kunduppgifter' })).toBeFocused()
  await main.getByRole('link', { name: 'Avbryt' }).click()
  await expect(edit).toBeFocused()
  await edit.press('Enter')
  await main.getByRole('combobox', { name: 'Kön' }).selectOption('Kvinna')
  await main.getByRole('button', { name: 'Spara' }).click()
  await expect(edit).toBeFocused()
  const block = main.locator('section').filter({ hasText: 'Kunduppgifter' })
  await expect(block.getByRole('status')).toContainText('sparade')
})

test('the settings ask a person and a company for different data', async ({ page }) => {
  skipOtherTurn()
  await startAccount(page)
  await page.goto('/mina-sidor/installningar?edit=identity')
  const main = page.getByRole('main')
  // By role, since a hidden part of a label is not in its field's name.
  const textbox = (name: string) => main.getByRole('textbox', { name })
  const ofPerson = [textbox('Personnummer'), main.getByRole('combobox', { name: 'Kön' })]
  const ofCompany = [textbox('Företagsnamn'), textbox('Organisationsnummer')]
  for (const field of ofPerson) await expect(field).toBeVisible()
  for (const field of ofCompany) await expect(field).toBeHidden()
  await main.getByText('Företag', { exact: true }).click()
  for (const field of ofPerson) await expect(field).toBeHidden()
  for (const field of ofCompany) await expect(field).toBeVisible()
})

test('a changed password leaves an empty form, also where its button was pressed twice', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await startAccount(page)
  await page.goto('/mina-sidor/installningar')
  await page.getByRole('link', { name: 'Byt lösenord' }).click()
  const fields = ['Nuvarande lösenord', 'Nytt lösenord', 'Upprepa lösenordet']
  await page.getByLabel(fields[0]!).fill(password)
  for (const field of fields.slice(1)) await page.getByLabel(field).fill('fåtölj99')
  const button = page.getByRole('button', { name: 'Byt lösenord' })
  await button.click({ clickCount: javaScriptEnabled ? 2 : 1 })
  await expect(page.getByRole('status').filter({ hasText: 'är ändrat' })).toBeVisible()
  for (const field of fields) await expect(page.getByLabel(field)).toHaveValue('')
})
