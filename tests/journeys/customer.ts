import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

export const password = 'soffa123'

export const newEmail = () => `kund-${randomUUID().slice(0, 8)}@example.com`

/** One network may create twenty accounts in an hour; journeys create more. */
export function newNetwork(): Record<string, string> {
  const [, first, second] = randomUUID().split('-')
  return { 'X-Forwarded-For': `2001:db8:${first}:${second}::1` }
}

/** Fills in the login form of the login page or its panel. */
export async function fillLogin(
  place: Pick<Page, 'getByRole' | 'getByLabel'>,
  email: string,
  typed = password,
) {
  await place.getByRole('textbox', { name: 'E-post' }).fill(email)
  await place.getByLabel('Lösenord', { exact: true }).fill(typed)
  await place.getByRole('button', { name: 'Logga in', exact: true }).click()
}

/** Submits the form of the login page without waiting for a result. */
export async function tryLogIn(page: Page, email: string, typed = password) {
  await page.goto('/logga-in')
  await fillLogin(page.getByRole('main'), email, typed)
}

/** Logs in on the login page, which redirects to the orders. */
export async function logIn(page: Page, email: string, typed = password) {
  await tryLogIn(page, email, typed)
  await expect(page).toHaveURL('/mina-sidor/ordrar')
}

/** Submits the form for a new account without waiting for a result. */
export async function tryToRegister(page: Page, email: string) {
  await page.setExtraHTTPHeaders(newNetwork())
  await page.goto('/skapa-konto')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'E-post' }).fill(email)
  await main.getByLabel('Lösenord', { exact: true }).fill(password)
  await main.getByLabel('Upprepa lösenordet').fill(password)
  await main.getByRole('button', { name: 'Skapa konto' }).click()
}

/** Creates an account and is logged in; ends at its settings. */
export async function register(page: Page, email: string) {
  await tryToRegister(page, email)
  await expect(page).toHaveURL('/mina-sidor/installningar')
  await page.setExtraHTTPHeaders({})
}
