import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { buyAt } from './buy-at.ts'
import { chooseRegion } from './choose-region.ts'
import { fillCart } from './prepare-by-request.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

test.use({ baseURL: process.env.MARKET_SHOP_ORIGIN })

const sofa = demoProducts['in-stock'].aliases

/** A person with a Finnish address. */
const aino = {
  ...lisa,
  zip: '00100',
  email: 'aino.aalto@example.com',
  phone: '040 123 4567',
  firstName: 'Aino',
  lastName: 'Aalto',
  address: 'Mannerheimintie 1',
  city: 'Helsinki',
}

test('another country has another address, with the same product, its prices and the cart', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await fillCart(page, `/se/sv/p/${sofa.sv}`)
  await page.goto(`/se/sv/p/${sofa.sv}`)
  await chooseRegion(page, 'Danmark på English')
  await expect(page).toHaveURL(`/dk/en/p/${sofa.en}`)
  await expect(page.getByRole('contentinfo')).toContainText('Denmark · English · DKK')
  await expect(page.getByRole('main')).toContainText('DKK')

  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/dk/en/cart')
  const total = page.locator('dd').getByText(/^DKK/).last()
  const shownTotal = await total.innerText()
  await shopperAt(page, 'en', javaScriptEnabled).goToCheckout()
  await expect(page.getByRole('complementary')).toContainText(shownTotal)
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('dk')

  // A link to the previous country is not a selection and does not change the currency of the
  // total.
  await page.goto('/se/sv/varukorgen')
  await shopperAt(page, 'sv', javaScriptEnabled).goToCheckout()
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue('se')
})

test('a page in another tab follows, or keeps the country of its address', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await page.goto('/se/sv/varumarken')
  const tab = await context.newPage()
  await tab.goto('/se/sv/nyheter?sort=PRICE')
  await chooseRegion(page, 'Finland på Svenska')
  await expect(page).toHaveURL('/fi/sv/varumarken')
  if (!javaScriptEnabled) await tab.reload()
  await expect(tab).toHaveURL(`/${javaScriptEnabled ? 'fi' : 'se'}/sv/nyheter?sort=PRICE`)
  await expect(tab.getByRole('contentinfo')).toContainText(javaScriptEnabled ? 'EUR' : 'SEK')
})

test('an order is placed in the browsed country, or in one selected in the checkout', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = shopperAt(page, 'fi', javaScriptEnabled)
  await buyAt(page, `/fi/fi/p/${sofa.fi}`, 'fi')
  await page.goto('/fi/fi/ostoskori')
  await shopper.goToCheckout()
  const country = page.getByRole('combobox', { name: 'Maa' })
  await expect(country).toHaveValue('fi')
  await country.selectOption({ label: 'Ruotsi' })
  await shopper.askForDelivery('111 22')
  await expect(page.getByRole('radio', { name: 'Swish' })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('SEK')

  await country.selectOption({ label: 'Suomi' })
  await shopper.fillCheckout('Kortti', aino)
  await expect(page.getByRole('radio', { name: 'Swish' })).toHaveCount(0)
  await expect(page.getByRole('complementary')).toContainText('€')
  await shopper.order()
  await shopper.pay()
  await shopper.seeConfirmation()
  await expect(page).toHaveURL(/\/fi\/fi\/checkout\/confirm/)
  await expect(page.getByRole('main')).toContainText('Mannerheimintie 1')
  await expect(page.getByRole('main')).toContainText('€')
})
