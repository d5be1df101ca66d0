import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillCart } from './prepare-by-request.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const product = 'Alder sofa table'

test('a declined payment keeps the cart and the typed values, and the next attempt succeeds', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await page.goto('/s/alder sofa table')
  await shopper.openProduct(product)
  await shopper.putInCart()
  await shopper.goToCheckout()
  await shopper.fillCheckout('Swish')
  const message = page.getByRole('textbox', { name: /Meddelande/ })
  await message.fill('Ring på hos grannen')
  await shopper.order()
  await shopper.declinePayment()

  await expect(shopper.heading('Kassan')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Betalningen gick inte igenom')
  await expect(page.getByRole('alert')).toContainText('varukorgen finns kvar')
  await expect(page.getByRole('main')).toContainText(product)
  await expect(shopper.field('email')).toHaveValue(lisa.email)
  await expect(shopper.field('address')).toHaveValue(lisa.address)
  await expect(shopper.field('zip')).toHaveValue(lisa.zip)
  await expect(message).toHaveValue('Ring på hos grannen')

  await shopper.choosePayment('Kort')
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page.getByRole('heading', { level: 1, name: 'Kort' })).toBeVisible()
  await shopper.pay()
  await shopper.seeConfirmation()
  await expect(page.getByRole('main')).toContainText(product)
})

test('a payment without a return is still an order, and is not paid twice', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await fillCart(page, `/p/${demoProducts['in-stock'].aliases.sv}`)
  await page.goto('/kassan')
  await shopper.fillCheckout('Swish')
  await shopper.order()
  await page.getByRole('button', { name: 'Godkänn, men tappa vägen tillbaka' }).click()
  await expect(shopper.heading('Anslutningen bröts')).toBeVisible()

  await page.goto('/kassan')
  await expect(page.getByRole('button', { name: 'Betala nu' })).toHaveCount(0)
  await shopper.enterShop()
  await expect(page.getByRole('link', { name: 'Varukorg, 0 varor' })).toBeVisible()
})
