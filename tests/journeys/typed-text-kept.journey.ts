import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { holdScripts, openOwnPage } from './hold-scripts.ts'
import { fillCart, startSession } from './prepare-by-request.ts'
import { lisa, shopperAt } from './shopper.ts'
import { waitForScripts } from './wait-for-scripts.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`
const message = (page: Page) => page.getByRole('textbox', { name: /Meddelande/ })
const code = (page: Page) => page.getByRole('textbox', { name: 'Kod', exact: true })

async function atCheckout(page: Page) {
  await fillCart(page, product)
  await page.goto('/kassan')
}

async function expectTyped(page: Page, typed: Partial<typeof lisa>) {
  const shopper = shopperAt(page, 'sv', true)
  for (const [name, value] of Object.entries(typed)) {
    await expect(shopper.field(name as keyof typeof lisa), name).toHaveValue(value)
  }
}

test('typed values are kept after a reload, when going back and in another tab', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'a page without scripts tells the shop when a button is pressed')
  const shopper = shopperAt(page, 'sv', true)
  await atCheckout(page)
  await shopper.fillIn({ email: lisa.email, phone: lisa.phone })
  await message(page).fill('Ring på hos grannen')
  // At once, without a pause.
  await page.reload()
  await expectTyped(page, { email: lisa.email, phone: lisa.phone })
  await expect(message(page)).toHaveValue('Ring på hos grannen')

  await shopper.fillIn({ address: lisa.address })
  await page.getByRole('link', { name: 'Till varukorgen' }).click()
  await expect(shopper.heading('Varukorg')).toBeVisible()
  await page.goBack()
  await expectTyped(page, { email: lisa.email, address: lisa.address })

  const isKept = page.waitForResponse('**/checkout/draft')
  await shopper.fillIn({ city: lisa.city })
  await isKept
  const other = await context.newPage()
  await other.goto('/kassan')
  await expectTyped(other, { address: lisa.address, city: lisa.city })
})

test('what was typed before the scripts is kept when an extension has changed the document', async ({
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts nothing is rendered anew')
  const page = await openOwnPage(browser, baseURL)
  const errors: string[] = []
  page.on('pageerror', ({ message: text }) => errors.push(text))
  const open = await holdScripts(page)
  await page.goto('/logga-in', { waitUntil: 'commit' })
  const email = page.getByRole('main').getByRole('textbox', { name: 'E-post' })
  await email.fill(lisa.email)
  await page.evaluate(() => document.head.prepend(document.createElement('style')))
  open()
  await expect.poll(() => errors.join(' ')).toContain('React error')
  await waitForScripts(email)
  await expect(email).toHaveValue(lisa.email)
  await page.context().close()
})

test('every button keeps the typed values', async ({ page, javaScriptEnabled }) => {
  skipOtherTurn()
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await atCheckout(page)
  await shopper.fillIn({ email: lisa.email, firstName: lisa.firstName })
  await message(page).fill('Ring på hos grannen')
  await page.locator('summary', { hasText: 'Leverera till en annan adress' }).click()
  const street = page.getByRole('textbox', { name: 'Gatuadress' }).nth(1)
  await street.fill('Bakgatan 9')
  await page.getByText('Kampanj- eller presentkod').click()
  await code(page).fill('SOMMAR10')
  await shopper.order()
  await expect(page.getByRole('alert')).toContainText('Se till att alla fält')
  await expect(code(page)).toHaveValue('SOMMAR10')
  await shopper.askForDelivery(lisa.zip)
  await expect(page.getByRole('group', { name: 'Betalsätt' })).toBeVisible()
  await page.goto('/kassan')
  await expectTyped(page, { email: lisa.email, firstName: lisa.firstName, zip: lisa.zip })
  await expect(message(page)).toHaveValue('Ring på hos grannen')
  await expect(street).toHaveValue('Bakgatan 9')
})

test('a checkout tab has no customer data after a logout in another tab', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'tabs hear of one another by scripts')
  await startSession(page, 'anna@example.com')
  await atCheckout(page)
  await expectTyped(page, { zip: lisa.zip, email: 'anna@example.com' })
  await message(page).fill('Bara för Anna')
  const other = await context.newPage()
  await other.goto('/mina-sidor/ordrar')
  await other.getByRole('button', { name: 'Logga ut' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
  await expectTyped(page, { zip: '', email: '' })
  await expect(message(page)).toHaveValue('')
  await expect(page.getByRole('alert')).toContainText('Du är inte längre inloggad')
  await page.reload()
  await expectTyped(page, { zip: '', email: '' })
  await expect(message(page)).toHaveValue('')
})

/** What the storage of the tab has for its next document. */
async function leftBehind(page: Page): Promise<string> {
  await page.goto('/robots.txt')
  return page.evaluate(() => Object.values(sessionStorage).join())
}

test('what was typed and never saved is left to no document after the order', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts a browser remembers nothing')
  const shopper = shopperAt(page, 'sv', true)
  await page.route('**/checkout/draft', (route) => route.abort('aborted'))
  await atCheckout(page)
  await shopper.fillCheckout('Swish')
  await shopper.order()
  await expect(shopper.heading('Swish')).toBeVisible()
  await shopper.pay()
  await shopper.seeConfirmation()
  const toShop = page.getByRole('main').getByRole('link', { name: 'Fortsätt handla' })
  await waitForScripts(toShop)
  await toShop.click()
  await page.waitForURL('/')
  expect(await leftBehind(page)).not.toContain(lisa.lastName)
})

test('what was typed and never saved is left to no document after a logout', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts a browser remembers nothing')
  await page.route('**/checkout/draft', (route) => route.abort('aborted'))
  await startSession(page, 'anna@example.com')
  await atCheckout(page)
  await message(page).fill('Bara för Anna')
  expect(await leftBehind(page)).toContain('Anna')
  await page.goto('/mina-sidor/ordrar')
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
  expect(await leftBehind(page)).not.toContain('Anna')
})
