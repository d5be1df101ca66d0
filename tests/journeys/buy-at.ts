import { expect, type Page } from '@playwright/test'

import { shopperWords, type ShopperLanguage } from './shopper-words.ts'

interface Size {
  size?: string
}

/** Puts a product in the cart from its page, whether or not the page's scripts are there yet. */
export async function buyAt(
  page: Page,
  address: string,
  language: ShopperLanguage,
  { size }: Size = {},
) {
  const words = shopperWords[language]
  await page.goto(address)
  if (size) await page.getByRole('radio', { name: size }).check({ force: true })
  await page.getByRole('button', { name: words.buy }).click()
  await expect(page.getByRole('link', { name: words.toCheckout, exact: true })).toBeVisible()
}
