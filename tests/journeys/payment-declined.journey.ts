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
