import { expect, type Page } from '@playwright/test'

export const eva = {
  email: 'eva@example.com',
  phone: '070-123 45 67',
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Storgatan 1',
  city: 'Umeå',
} as const

/** Words of the screens that a buyer passes, in the languages of the journeys. */
export const words = {
  sv: {
    home: '/',
    buy: 'Lägg i varukorgen',
    cart: 'Varukorg',
    toCheckout: 'Till kassan',
    zip: 'Postnummer',
    showDelivery: 'Visa fraktalternativ',
    terms: 'Jag godkänner köpvillkoren',
    pay: 'Betala nu',
    thanks: 'Tack för din order!',
  },
  en: {
    home: '/en',
    buy: 'Add to cart',
    cart: 'Cart',
    toCheckout: 'To checkout',
    zip: 'Postal code',
    showDelivery: 'Show delivery options',
    terms: 'I accept the terms of purchase',
    pay: 'Order with obligation to pay',
    thanks: 'Thank you for your order!',
  },
} as const

type Language = keyof typeof words

/** Puts the product that the page shows in the cart and goes to the checkout. */
export async function buyAndCheckOut(page: Page, language: Language): Promise<void> {
  const say = words[language]
  await page.getByRole('button', { name: say.buy }).click()
  // With scripts the cart comes out as a panel; without, the answer is the cart's page.
  await page.getByRole('link', { name: say.toCheckout }).click()
}

/** A postal code, and the ways of delivery that come with it. */
export async function enterZip(page: Page, language: Language, zip: string): Promise<void> {
  await page.getByLabel(words[language].zip, { exact: true }).first().fill(zip)
  await page.getByRole('button', { name: words[language].showDelivery }).click()
}

export async function fillIn(page: Page, person: Record<string, string> = eva): Promise<void> {
  for (const [name, value] of Object.entries(person)) {
    await page.locator(`[name="${name}"]`).fill(value)
  }
}

/** Presses a button of the payment page once it is there; the shop's own may be called alike. */
export async function payOnNextPage(page: Page, button: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/merchant\/payment\//)
  await page.getByRole('button', { name: button }).click()
}
