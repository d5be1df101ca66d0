import { expect, type Page } from '@playwright/test'

import { shopperTexts, type ShopperLanguage } from './shopper-texts.ts'

interface Size {
  size?: string
}

/** Adds a product to the cart from its page, before or after the page is hydrated. */
export async function buyAt(
  page: Page,
  address: string,
  language: ShopperLanguage,
  { size }: Size = {},
) {
  const texts = shopperTexts[language]
  await page.goto(address)
  if (size) await page.getByRole('radio', { name: size }).check({ force: true })
  await page.getByRole('button', { name: texts.buy }).click()
  await expect(page.getByRole('link', { name: texts.toCheckout, exact: true })).toBeVisible()
}
