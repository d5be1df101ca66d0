import { expect, type Locator, type Page } from '@playwright/test'

import { shopperTexts, type ShopperLanguage } from './shopper-texts.ts'

/** A person with a Swedish address, complete enough for a delivery. */
export const lisa = {
  zip: '111 22',
  email: 'lisa.lind@example.com',
  phone: '070-123 45 67',
  firstName: 'Lisa',
  lastName: 'Lind',
  address: 'Vasagatan 1',
  city: 'Stockholm',
}

type Details = typeof lisa

/** A simulated shopper: each method acts on the page and waits for its visible result. */
export function shopperAt(page: Page, language: ShopperLanguage, withScripts: boolean) {
  const texts = shopperTexts[language]
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const main = page.getByRole('main')
  const field = (name: Exclude<keyof Details, 'zip'> | 'zip') =>
    // The separate delivery address has fields with the same names further down.
    main.getByRole('textbox', { name: texts[name], exact: true }).first()

  return {
    texts,
    field,
    heading,

    async enterShop() {
      await page.goto(texts.home)
    },

    async searchFor(text: string) {
      await page.getByLabel(texts.search).fill(text)
      await page.getByRole('button', { name: texts.submitSearch, exact: true }).click()
      await expect(heading(new RegExp(text))).toBeVisible()
    },

    async openProduct(name: string | RegExp) {
      await main.getByRole('link', { name }).first().click()
      // The heading of a search contains the search text, too.
      await page.waitForURL(/\/p\//)
      await expect(heading(name)).toBeVisible()
    },

    async chooseColor(name: string) {
      const colors = page.getByRole('navigation', { name: texts.colors })
      await colors.getByRole('link', { name, exact: true }).click()
      await expect(colors.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      )
    },

    async chooseSize(name: string) {
      await choose(page.getByRole('radiogroup', { name: texts.chooseSize }), name)
    },

    /** Ends in the cart: with scripts in its panel with a link, without scripts as the response. */
    async putInCart() {
      await page.getByRole('button', { name: texts.buy, exact: true }).click()
      if (withScripts) {
        const panel = page.getByRole('dialog', { name: texts.cart })
        await panel.getByRole('link', { name: texts.viewCart, exact: true }).click()
      }
      await expect(heading(texts.cart)).toBeVisible()
    },

    async goToCheckout() {
      await main.getByRole('link', { name: texts.toCheckout, exact: true }).click()
      await expect(heading(texts.checkout)).toBeVisible()
    },

    async askForDelivery(zip: string) {
      // The response to another field may change the value while it is typed.
      await expect(async () => {
        await field('zip').fill(zip)
        await expect(field('zip')).toHaveValue(zip, { timeout: 500 })
      }).toPass()
      await page.getByRole('button', { name: texts.showDelivery }).click()
    },

    async chooseDelivery(name: string) {
      await choose(page.getByRole('group', { name: texts.delivery }), name)
    },

    async choosePayment(name: string) {
      await choose(page.getByRole('group', { name: texts.paymentMethod }), name)
    },

    async fillIn(details: Partial<Omit<Details, 'zip'>>) {
      for (const [name, value] of Object.entries(details)) {
        await field(name as keyof Details).fill(value)
      }
    },

    async acceptTerms() {
      await page.getByRole('checkbox', { name: texts.terms }).check()
    },

    async order() {
      await page.getByRole('button', { name: texts.order, exact: true }).click()
    },

    /** From an empty checkout to the payment page, in the order of the page. */
    async fillCheckout(payment: string, details: Details = lisa) {
      const { zip, ...rest } = details
      await this.askForDelivery(zip)
      await expect(page.getByRole('group', { name: texts.paymentMethod })).toBeVisible()
      await this.fillIn(rest)
      await this.choosePayment(payment)
      await this.acceptTerms()
    },

    async pay() {
      await page.getByRole('button', { name: texts.sandbox.pay }).click()
    },

    async declinePayment() {
      await page.getByRole('button', { name: texts.sandbox.decline }).click()
    },

    /** The order number on the confirmation. */
    async seeConfirmation(): Promise<string> {
      await expect(heading(texts.thanks)).toBeVisible()
      const text = await main.innerText()
      return texts.orderNumber.exec(text)?.[1] ?? ''
    },

    async openMail(orderNumber: string) {
      await page.goto('/merchant/outbox')
      await page.getByRole('link', { name: texts.mailSubject(orderNumber), exact: true }).click()
      await expect(heading(texts.mailSubject(orderNumber))).toBeVisible()
    },
  }
}

/** Radio buttons are shown by their labels, which receive the click. */
async function choose(group: Locator, name: string) {
  const radio = group.getByRole('radio', { name })
  await radio.check()
  await expect(radio).toBeChecked()
}
