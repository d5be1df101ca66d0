import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { newEmail, register } from './customer.ts'
import { shopperAt } from './shopper.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

test('a customer finds the checkout filled in, and the order in the account', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const email = newEmail()
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await register(page, email)
  const main = page.getByRole('main')
  await page.getByRole('link', { name: 'Ändra Kontaktuppgifter' }).click()
  for (const [name, value] of [
    ['Förnamn', 'Åsa'],
    ['Efternamn', 'Öberg'],
    ['Telefon', '070-765 43 21'],
  ] as const) {
    await main.getByRole('textbox', { name }).fill(value)
  }
  await page.getByRole('button', { name: 'Spara' }).click()
  await expect(main).toContainText('Åsa Öberg')
  await page.getByRole('link', { name: 'Ändra Adress' }).click()
  for (const [name, value] of [
    ['Gatuadress', 'Lillgatan 2'],
    ['Postnummer', '211 34'],
    ['Ort', 'Malmö'],
  ] as const) {
    await main.getByRole('textbox', { name, exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Spara' }).click()
  await expect(main).toContainText('Lillgatan 2')

  await page.goto(`/p/${demoProducts['in-stock'].aliases.sv}`)
  const bought = await page.getByRole('heading', { level: 1 }).innerText()
  await shopper.putInCart()
  await shopper.goToCheckout()
  for (const [name, value] of Object.entries({
    zip: '211 34',
    email,
    firstName: 'Åsa',
    lastName: 'Öberg',
    phone: '070-765 43 21',
    address: 'Lillgatan 2',
    city: 'Malmö',
  } as const)) {
    await expect(shopper.field(name as 'zip'), name).toHaveValue(value)
  }
  await expect(page.getByRole('group', { name: 'Leveranssätt' })).toBeVisible()
  // Another address is typed, the account's chosen again, and that one corrected.
  await shopper.fillIn({ address: 'Stora vägen 1', city: 'Lund' })
  await shopper.askForDelivery('223 50')
  if (!javaScriptEnabled) await expect(shopper.field('city')).toHaveValue('Lund')
  const used = page.getByText('Välj bland adresser du har använt').first()
  await expect(used).toBeVisible()
  await used.click()
  await page.getByRole('button', { name: 'Lillgatan 2' }).first().click()
  await expect(shopper.field('address')).toHaveValue('Lillgatan 2')
  await expect(shopper.field('zip')).toHaveValue('211 34')
  await shopper.fillIn({ address: 'Lillgatan 2 B' })
  await shopper.choosePayment('Swish')
  await shopper.acceptTerms()
  await shopper.order()
  await shopper.pay()
  const number = await shopper.seeConfirmation()

  await page.goto('/mina-sidor/ordrar')
  const order = main.getByRole('article').filter({ hasText: `Beställning ${number}` })
  await expect(order).toContainText('Mottagen')
  await order.getByText('Visa detaljer').click()
  await expect(order).toContainText(bought)
  await expect(order).toContainText('Lillgatan 2 B')

  await page.goto(`/p/${demoProducts['in-stock'].aliases.sv}`)
  await shopper.putInCart()
  await shopper.goToCheckout()
  await expect(shopper.field('address')).toHaveValue('Lillgatan 2')
  await page.getByText('Leverera till en annan adress').first().click()
  await page.getByText('Välj bland adresser du har använt').last().click()
  await page.getByRole('button', { name: 'Lillgatan 2 B' }).last().click()
  const receiver = page.getByRole('group', { name: 'Leveransadress' })
  await expect(receiver.getByRole('textbox', { name: 'Gatuadress' })).toHaveValue('Lillgatan 2 B')
  await expect(page.getByRole('checkbox', { name: 'en annan adress' })).toBeChecked()
  await expect(shopper.field('address')).toHaveValue('Lillgatan 2')
})
