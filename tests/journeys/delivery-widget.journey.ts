import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillCart } from './prepare-by-request.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

test('goods to Norway are delivered as the delivery widget or its list says', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await fillCart(page, `/p/${demoProducts['below-30-day-low'].aliases.sv}`)
  await page.goto('/kassan')
  await page.getByRole('combobox', { name: 'Land' }).selectOption('Norge')
  await shopper.askForDelivery('0155')
  const widget = page.locator('.unifaun-checkout')
  const delivery = page.getByRole('group', { name: 'Leveranssätt' })
  if (javaScriptEnabled) await expect(widget).toBeVisible()
  const carryIn = delivery.getByRole('radio', { name: /Inbäring/ })
  const pickup = delivery.getByRole('radio', { name: /Utlämningsställe/ })
  const point = delivery.getByRole('combobox', { name: /Utlämningsställe/ })
  const total = page.getByRole('complementary')
  // Date and place before anything is chosen, and no fee.
  await expect(delivery).toContainText(/Framme senast/)
  await expect(delivery).toContainText('närmast Nærbutikken')
  await expect(delivery.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(total).toContainText(/Frakt\s*väljs under Leverans/)

  await carryIn.check({ force: true })
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Visa leveranssätt' }).click()
  await expect(total).toContainText(/Frakt\s*899/)
  await pickup.check({ force: true })
  const saved =
    javaScriptEnabled &&
    page.waitForResponse((response) => response.request().postData()?.includes('no-0-2') ?? false)
  await point.selectOption({ index: 1 })
  await saved
  if (!javaScriptEnabled) await page.getByRole('button', { name: 'Visa leveranssätt' }).click()
  await expect(total).toContainText(/Frakt\s*129/)
  await page.reload()
  await expect(pickup).toBeChecked()
  await expect(point).toHaveValue('no-0-2')

  await shopper.fillIn({
    email: lisa.email,
    phone: '22 12 34 56',
    firstName: lisa.firstName,
    lastName: lisa.lastName,
    address: 'Karl Johans gate 1',
    city: 'Oslo',
  })
  await shopper.choosePayment('Kort')
  await shopper.acceptTerms()
  await shopper.order()
  await shopper.pay()
  await shopper.seeConfirmation()
  await expect(page.getByRole('main')).toContainText('Pakkeboden')
})
