import type { Page } from '@playwright/test'

import { logIn, newEmail, password, register, tryLogIn, tryToRegister } from './customer.ts'
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

test('a wrong password and an unknown account have the same message', async ({ page }) => {
  skipOtherTurn()
  for (const email of [newEmail(), 'kontor@example.com']) {
    await tryLogIn(page, email, 'helt-fel-ord')
    await expect(page.getByRole('alert')).toHaveText('Fel email eller lösenord, försök gärna igen')
    await expect(page.getByRole('main').getByRole('textbox', { name: 'E-post' })).toHaveValue(email)
  }
  // Only the current error is shown.
  await page.getByLabel('Lösenord', { exact: true }).fill('')
  await page.getByRole('main').getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Du måste ange ett lösenord')
  await expect(page.getByText('Fel email eller lösenord')).toBeHidden()
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
  const edit = main.getByRole('link', { name: 'Ändra Personuppgifter' })
  await edit.click()
  await expect(main.getByRole('heading', { name: 'Personuppgifter' })).toBeFocused()
  await main.getByRole('link', { name: 'Avbryt' }).click()
  await expect(edit).toBeFocused()
  await edit.press('Enter')
  await main.getByRole('combobox', { name: 'Kön' }).selectOption('Kvinna')
  await main.getByRole('button', { name: 'Spara' }).click()
  await expect(edit).toBeFocused()
  const block = main.locator('section').filter({ hasText: 'Personuppgifter' })
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

test('a form of the settings that is sent after the session has ended keeps its text, and is saved with a login', async ({
  page,
  context,
}) => {
  skipOtherTurn()
  const email = newEmail()
  await startAccount(page, email)
  await page.goto('/mina-sidor/installningar?edit=address')
  const main = page.getByRole('main')
  await main.getByLabel('Gatuadress').fill('Lillgatan 2')
  await main.getByLabel('Postnummer').fill('211 34')
  await main.getByLabel('Ort', { exact: true }).fill('Malmö')
  await context.clearCookies({ name: /^ralph-(auth|user)/ })
  await main.getByRole('button', { name: 'Spara' }).click()
  await expect(main.getByRole('alert')).toContainText('Du är inte längre inloggad')
  await expect(main.getByLabel('Gatuadress')).toHaveValue('Lillgatan 2')
  await main.getByLabel('E-post').fill(email)
  await main.getByLabel('Lösenord', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Logga in och spara' }).click()
  await expect(main.getByText('Lillgatan 2')).toBeVisible()
  await expect(main.getByText('211 34')).toBeVisible()
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

test('a forgotten password is changed by the link of a mail, once', async ({ page }) => {
  skipOtherTurn()
  const email = newEmail()
  await startAccount(page, email)
  await page.context().clearCookies({ name: /^ralph-(auth|user)/ })
  await page.goto('/glomt-losenord')
  await page.getByRole('textbox', { name: 'E-post' }).fill(email)
  await page.getByRole('button', { name: 'Skicka länk' }).click()
  await expect(heading(page, 'Titta i din inkorg')).toBeVisible()

  await page.goto('/merchant/outbox')
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click()
  const link = await page.locator('a[href*="resetKey="]').first().getAttribute('href')
  for (const isFirst of [true, false]) {
    await page.goto(link ?? '')
    await page.getByLabel('Nytt lösenord').fill('fåtölj99')
    await page.getByLabel('Upprepa lösenordet').fill('fåtölj99')
    await page.getByRole('button', { name: 'Spara lösenordet' }).click()
    await expect(
      page.getByText(
        isFirst ? 'Ditt lösenord är ändrat' : 'Länken har gått ut eller redan använts',
      ),
    ).toBeVisible()
  }
  await logIn(page, email, 'fåtölj99')
  await expect(heading(page, 'Mina beställningar')).toBeVisible()
})

test('a wrong current password when changing it logs out and shows the reason', async ({
  page,
}) => {
  skipOtherTurn()
  await startAccount(page)
  await page.goto('/mina-sidor/losenord')
  await page.getByLabel('Nuvarande lösenord').fill('inte-mitt')
  await page.getByLabel('Nytt lösenord').fill('fåtölj99')
  await page.getByLabel('Upprepa lösenordet').fill('fåtölj99')
  await page.getByRole('button', { name: 'Byt lösenord' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Du angav fel lösenord och har loggats ut av säkerhetsskäl',
  )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
})

test('an organization sees prices without VAT, everywhere and at once', async ({ page }) => {
  skipOtherTurn()
  await page.goto('/c/soffor')
  const price = page.getByRole('article').first()
  const before = await price.innerText()
  await page.getByRole('button', { name: 'Företag' }).click()
  await expect(page.getByRole('button', { name: 'Företag' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page).toHaveURL(/\/c\/soffor$/)
  await expect.poll(() => price.innerText()).not.toBe(before)
})
