import type { Locator, Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillCart } from './prepare-by-request.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

async function atCheckout(page: Page, withScripts: boolean) {
  await fillCart(page, `/p/${demoProducts['in-stock'].aliases.sv}`)
  await page.goto('/kassan')
  return shopperAt(page, 'sv', withScripts)
}

test('a postal code without delivery has a message at its field', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = await atCheckout(page, javaScriptEnabled)
  await shopper.askForDelivery('00000')
  await expect(page.getByRole('main')).toContainText(
    'Hittade inga fraktalternativ för angivet postnummer',
  )
  if (javaScriptEnabled) {
    // Another postal code has no message yet.
    await shopper.field('zip').fill('1112')
    await expect(page.getByRole('main')).not.toContainText('Hittade inga fraktalternativ')
    await shopper.field('zip').fill('00000')
  }
  await shopper.fillIn({ email: lisa.email, firstName: 'Åsa-Märta' })
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page.getByRole('alert')).toContainText('Se till att alla fält är korrekt ifyllda')
  await expect(shopper.field('zip')).toHaveAccessibleDescription(
    'Hittade inga fraktalternativ för angivet postnummer',
  )
  await expect(shopper.field('zip')).toHaveValue(/^000 ?00$/)
  await expect(shopper.field('email')).toHaveValue(lisa.email)
  await expect(shopper.field('firstName')).toHaveValue('Åsa-Märta')
})

test('bad email and phone, empty fields and missing terms have messages at their fields, and typed values are kept', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = await atCheckout(page, javaScriptEnabled)
  // Enough digits, but only the server recognizes the number as invalid.
  const wrong = { email: 'lisa@', phone: '+46701234567890123' }
  await shopper.fillCheckout('Swish', { ...lisa, ...wrong, city: '' })
  const terms = page.getByRole('checkbox', { name: 'Jag godkänner köpvillkoren' })
  await terms.uncheck()
  await shopper.order()

  const summary = page.getByRole('alert').filter({ hasText: 'Se till att alla fält' })
  await expect(summary.getByRole('heading')).toHaveText('Se till att alla fält är korrekt ifyllda')
  if (javaScriptEnabled) await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Du måste ange en giltig email',
    'Du måste ange ett giltigt telefonnummer, med landskod om det är utländskt',
    'Ort: Detta fält är obligatoriskt',
    'Du måste godkänna köpvillkoren innan du slutför ditt köp',
  ])
  await expect(shopper.field('email')).toHaveAccessibleDescription(/Du måste ange en giltig email/)
  await expect(shopper.field('city')).toHaveAccessibleDescription('Detta fält är obligatoriskt')
  await expect(terms).toHaveAccessibleDescription(
    'Du måste godkänna köpvillkoren innan du slutför ditt köp',
  )
  for (const name of ['email', 'phone', 'city'] as const) {
    await expect(shopper.field(name)).toHaveAttribute('aria-invalid', 'true')
  }
  const { city, email, phone, ...unchangedFields } = lisa
  for (const [name, value] of Object.entries({ ...unchangedFields, ...wrong })) {
    await expect(shopper.field(name as keyof typeof lisa)).toHaveValue(value)
  }
  await expect(page.getByRole('radio', { name: 'Swish' })).toBeChecked()

  await summary.getByRole('link', { name: /giltig email/ }).click()
  await expect(shopper.field('email')).toBeInViewport()
  await shopper.fillIn({ city, email })
  // Messages of uncorrected fields stay.
  await expect(shopper.field('phone')).toHaveAccessibleDescription(/giltigt telefonnummer/)
  await shopper.fillIn({ phone })
  if (javaScriptEnabled) await expect(shopper.field('phone')).not.toHaveAttribute('aria-invalid')
  await shopper.acceptTerms()
  await shopper.order()
  await expect(page.getByRole('heading', { level: 1, name: 'Swish' })).toBeVisible()
})

test('a message goes with its reason: options that appear, another buyer, delivery to the same address', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts messages stay until the form is sent again')
  const shopper = await atCheckout(page, true)
  await shopper.order()
  const summary = page.getByRole('alert').filter({ hasText: 'Se till att alla fält' })
  await expect(summary).toBeFocused()
  await shopper.field('zip').fill(lisa.zip)
  await shopper.field('email').fill(lisa.email)
  for (const name of ['Leveranssätt', 'Betalsätt']) {
    const group = page.getByRole('group', { name })
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1)
    await expect(group).toHaveAccessibleDescription('')
  }
  await expect(summary).not.toContainText(/Postnummer|email|Leveranssätt|Betalsätt/)
  // Screen readers tell what is new in it, not all that remains.
  await expect(summary).toHaveAttribute('aria-atomic', 'false')
  await expect(summary).toContainText('Telefon: Detta fält är obligatoriskt')

  const company = page.getByRole('textbox', { name: 'Företagsnamn' })
  await page.getByText('Leverera till en annan adress').first().click()
  await page.getByRole('checkbox', { name: 'Leverera till en annan adress' }).check()
  await page.getByRole('radio', { name: 'Företag' }).check()
  await shopper.order()
  await expect(company).toHaveAccessibleDescription('Detta fält är obligatoriskt')
  await page.getByRole('checkbox', { name: 'Leverera till en annan adress' }).uncheck()
  await page.getByRole('radio', { name: 'Privatperson' }).check()
  await expect(summary.getByRole('link')).toHaveText([
    'Telefon: Detta fält är obligatoriskt',
    'Förnamn: Detta fält är obligatoriskt',
    'Efternamn: Detta fält är obligatoriskt',
    'Gatuadress: Detta fält är obligatoriskt',
    'Ort: Detta fält är obligatoriskt',
    'Du måste godkänna köpvillkoren innan du slutför ditt köp',
  ])
})

test('a form without a response stays unchanged, has a message, and can be sent again', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts the browser has a page of its own for this')
  const shopper = await atCheckout(page, true)
  await shopper.fillCheckout('Kort')
  await page.route(/kassan\.data/, (route) => route.abort('aborted'))
  await shopper.order()
  const fault = page.getByRole('alert').filter({ hasText: 'Butiken svarade inte' })
  await expect(fault).toBeInViewport()
  await expect(fault).toBeFocused()
  await expect(shopper.field('city')).toHaveValue(lisa.city)
  await page.unrouteAll()
  await shopper.choosePayment('Swish')
  await expect(fault).toBeHidden()
  await shopper.order()
  await expect(page.getByRole('heading', { level: 1, name: 'Swish' })).toBeVisible()
})

test('invoice requires a personal number and rejects an invalid one', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = await atCheckout(page, javaScriptEnabled)
  const number = page.getByRole('textbox', { name: 'Personnummer' })
  await shopper.fillCheckout('Swish', { ...lisa, city: '' })
  await expect(number).toBeHidden()
  await expect(page.getByText('Kräver personnummer').first()).toBeVisible()
  await shopper.choosePayment('Faktura 30 dagar')
  await expect(number).toBeVisible()
  const methods = page.getByRole('group', { name: 'Betalsätt' })
  const invoice = methods.getByRole('radio', { name: /Faktura/ })
  const loan = methods.getByRole('radio', { name: /delbetalning/ })
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const isBetween = async (above: Locator, below?: Locator) =>
    (await top(number)) > (await top(above)) &&
    (below === undefined || (await top(number)) < (await top(below)))
  // Below the selected payment method and above the next one, before anything is sent.
  await expect.poll(() => isBetween(invoice, loan)).toBe(true)
  await loan.check()
  await expect.poll(() => isBetween(loan)).toBe(true)
  await invoice.check()
  await shopper.order()
  // All errors at once, in the order of the page.
  const summary = page.getByRole('alert').filter({ hasText: 'Se till att alla fält' })
  await expect(summary.getByRole('link')).toHaveText([
    'Ort: Detta fält är obligatoriskt',
    'Du måste ange ett giltigt personnummer',
  ])
  // Below the selected payment method, above the next one.
  const names = await methods
    .locator('input')
    .evaluateAll((all) => all.map((input) => input.getAttribute('name')))
  expect(names.slice(-3)).toEqual(['paymentId', 'identityNumber', 'paymentId'])
  await shopper.fillIn({ city: lisa.city })
  await expect(number).toHaveAccessibleDescription(/Du måste ange ett giltigt personnummer/)
  await number.fill('19900101-0000')
  await shopper.acceptTerms()
  await shopper.order()
  await expect(number).toHaveAccessibleDescription(/Du måste ange ett giltigt personnummer/)
  await expect(number).toHaveValue('19900101-0000')
  if (!javaScriptEnabled) return

  // No script of the page can read what was typed in its storage; for the next page, the number is not in it either.
  const stored = () => page.evaluate(() => Object.values(sessionStorage).join())
  await number.fill('19900101-0001')
  expect(await stored()).not.toMatch(/Lind|0101/)
  await page.goto('/robots.txt')
  expect(await stored()).toContain('Lind')
  expect(await stored()).not.toContain('0101')
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(stored).not.toContain('Lind')
})

test('an unknown promo code has a message, and a valid one lowers the total', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = await atCheckout(page, javaScriptEnabled)
  await shopper.fillIn({ email: lisa.email })
  await page.getByText('Kampanj- eller presentkod').click()
  const code = page.getByRole('textbox', { name: 'Kod', exact: true })
  await code.fill('PENGAR')
  await page.getByRole('button', { name: 'Använd kod' }).click()
  await expect(code).toHaveAccessibleDescription('Koden är ej giltig')
  await expect(code).toHaveValue('PENGAR')
  await code.fill('GAVA500')
  await page.getByRole('button', { name: 'Använd kod' }).click()
  await expect(page.getByText('Koden GAVA500 är tillagd.')).toBeVisible()
  await expect(shopper.field('email')).toHaveValue(lisa.email)
})
