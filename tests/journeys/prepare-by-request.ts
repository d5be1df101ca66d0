import { expect, type Page } from '@playwright/test'

import { cookies } from '#app/session/cookies.ts'

import { newEmail, newNetwork, password } from './customer.ts'

/**
 * What a journey starts with, when it is about what comes after: forms are submitted as without scripts, and no
 * page is opened, which takes most of the time of a short journey.
 */

/** Puts a product without sizes into the cart. */
export async function fillCart(page: Page, address: string): Promise<void> {
  const html = await (await page.request.get(address)).text()
  const [, sku = ''] = /<input(?=[^>]*name="sku")[^>]*value="(\d+)"/.exec(html) ?? []
  await submit(page, address, { sku, quantity: '1' })
}

/** The page shown last stays as it is. */
export async function startSession(page: Page, email: string): Promise<void> {
  await submit(page, '/logga-in', { email, password })
}

/** A new customer who is logged in. */
export async function startAccount(page: Page, email = newEmail()): Promise<void> {
  const fields = { email, newPassword: password, repeated: password, customerType: 'PERSON' }
  await submit(page, '/skapa-konto', fields, newNetwork())
}

async function submit(
  page: Page,
  address: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await page.request.post(address, {
    form,
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    maxRedirects: 0,
  })
  expect(response.status(), address).toBe(303)
  // Messages about what was done, which the next page would show.
  await page.context().clearCookies({ name: cookies.flash.name })
}
