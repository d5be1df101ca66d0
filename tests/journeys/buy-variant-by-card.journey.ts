import { shopperAt } from './shopper.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const size = '63 cm'

test('a shopper must select a size, selects a colour too, and pays by card in English', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = shopperAt(page, 'en', javaScriptEnabled)
  await shopper.enterShop()
  await shopper.searchFor('Vistegård')
  await shopper.openProduct(/^Vistegård/)
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('alert')).toHaveText('You need to choose a size first')
  await expect(page.getByRole('alert')).toBeInViewport()
  await page.setViewportSize({ width, height })
  await shopper.chooseColor('Brown')
  await shopper.chooseSize(size)
  if (javaScriptEnabled) {
    await expect(page.getByRole('radiogroup', { name: `Choose a size: ${size}` })).toBeVisible()
  }
  await shopper.putInCart()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Vistegård .*brown/i })).toBeVisible()
  await expect(main).toContainText(size)

  await shopper.goToCheckout()
  await shopper.fillCheckout('Card')
  await shopper.order()

  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible()
  await shopper.pay()

  const number = await shopper.seeConfirmation()
  await expect(main).toContainText(size)
  await shopper.openMail(number)
  await expect(main).toContainText(size)
})
