import type { Locator, Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillCart } from './prepare-by-request.ts'
import { purchaseTrees } from './purchase-trees.ts'
import { shopperTexts } from './shopper-texts.ts'
import { expect, inTurn, skipOtherTurn, test } from './watched-page.ts'
import { waitForScripts } from './wait-for-scripts.ts'

const texts = shopperTexts.sv
const product = `/p/${demoProducts['in-stock'].aliases.sv}`

test('an added product is shown in the cart panel, and the focus returns after closing it', async ({
  page,
}, { project }) => {
  await page.goto(product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const buy = page.getByRole('button', { name: texts.buy })
  await buy.click()
  if (project.use.javaScriptEnabled === false) {
    await expect(page).toHaveURL('/varukorgen')
    await expect(page.getByRole('link', { name })).toBeVisible()
    const added = page.getByRole('status').filter({ hasText: 'Lagt i varukorgen' })
    await expect(added).toContainText(name)
    await expect(added).toContainText(/1 × \d[\d\s]*kr/)
    await page.reload()
    await expect(added).toBeHidden()
    return
  }
  const panel = page.getByRole('dialog', { name: texts.cart })
  await expect(panel.getByRole('link', { name })).toBeVisible()
  const added = panel.getByRole('status').filter({ hasText: 'Lagt i varukorgen' })
  await expect(added).toContainText(name)
  await expect(added).toContainText(/1 × \d[\d\s]*kr/)
  await expect(panel).toMatchAriaSnapshot(purchaseTrees.panel)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(buy).toBeFocused()

  await page.getByRole('link', { name: 'Varukorg, 1 vara' }).click()
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'Visa varukorgen' }).click()
  await expect(page).toHaveURL('/varukorgen')
  await expect(panel).toBeHidden()
})

test('a removed product is announced and can be put back', async ({ page }) => {
  skipOtherTurn()
  await fillCart(page, product)
  await page.goto('/varukorgen')
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
  const name = await line.getByRole('link').filter({ hasText: /\S/ }).first().innerText()
  await page.getByRole('button', { name: `Öka antalet av ${name}` }).click()
  await expect(page.getByRole('link', { name: 'Varukorg, 2 varor' })).toBeAttached()
  await page.getByRole('button', { name: `Ta bort ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
  const removed = page.getByRole('status').filter({ hasText: `${name} är borttagen` })
  await expect(removed).toBeVisible()
  await page.getByRole('button', { name: `Ångra: lägg tillbaka ${name}` }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await expect(removed).toBeHidden()
})

test('the panel removes a product and puts it back, and takes a code', async ({ page }, {
  project,
}) => {
  test.skip(project.use.javaScriptEnabled === false, 'without scripts there is no panel')
  await page.goto(product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: texts.buy }).click()
  const panel = page.getByRole('dialog', { name: texts.cart })
  await panel.getByText('Kampanj- eller presentkod').click()
  const code = panel.getByRole('textbox', { name: 'Kod', exact: true })
  await code.fill('NOPE')
  await code.press('Enter')
  const told = panel.locator('[aria-live=polite]')
  await expect(told.getByText('Koden är ej giltig')).toBeVisible()
  await code.fill('SOMMAR10')
  await code.press('Enter')
  await expect(panel.getByText('Koden SOMMAR10 är tillagd.')).toBeVisible()
  await panel.getByRole('button', { name: `Ta bort ${name}` }).click()
  await expect(panel.getByText('Varukorgen är tom')).toBeVisible()
  const undo = panel.getByRole('button', { name: `Ångra: lägg tillbaka ${name}` })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(panel.getByRole('spinbutton')).toHaveValue('1')
})

test('an empty panel leads to the start page, and is closed there', async ({ page }, {
  project,
}) => {
  test.skip(project.use.javaScriptEnabled === false, 'without scripts there is no panel')
  await page.goto('/nyheter')
  const cart = page.getByRole('link', { name: 'Varukorg, 0 varor' })
  await waitForScripts(cart)
  await cart.click()
  const panel = page.getByRole('dialog', { name: texts.cart })
  const start = panel.getByRole('link', { name: 'Fortsätt handla' })
  await start.click()
  await expect(page).toHaveURL('/')
  await expect(panel).toBeHidden()
  // The address changes before the page does, which closes a panel.
  await expect(page.getByRole('heading', { name: 'Nyheter', level: 1 })).toBeHidden()
  await cart.click()
  await start.click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/')
})

/** A network that holds changes back until released, and loses the second one. */
async function holdChanges(page: Page) {
  let changes = 0
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/varukorgen\.data/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    changes += 1
    if (changes === 2) return route.abort('aborted')
    await released
    await route.continue()
  })
  return release
}

/** A cart with one product, on its page or in the panel over the product's page. */
async function openFilledCart(page: Page, place: 'page' | 'panel'): Promise<Locator> {
  if (place === 'page') {
    await fillCart(page, product)
    await page.goto('/varukorgen')
    return page.getByRole('main')
  }
  await page.goto(product)
  await page.getByRole('button', { name: texts.buy }).click()
  const panel = page.getByRole('dialog', { name: texts.cart })
  await expect(panel.getByRole('link', { name: texts.toCheckout })).toBeVisible()
  return panel
}

for (const place of inTurn(['page', 'panel'] as const)) {
  test(`five quick presses end at six pieces, on the cart's ${place}`, async ({ page }, {
    project,
  }) => {
    test.skip(project.use.javaScriptEnabled === false, 'without scripts each press loads the page')
    const cart = await openFilledCart(page, place)
    const release = await holdChanges(page)
    const more = cart.getByRole('button', { name: /^Öka antalet/ })
    for (let press = 0; press < 5; press++) await more.click()
    // The number is the requested one, while requests are in flight.
    await expect(cart.getByRole('spinbutton')).toHaveValue('6')
    const told = cart.locator('[aria-live=polite]').filter({ hasText: 'Att betala' })
    await expect(told).toBeVisible()
    release()
    // A change of another line neither overtakes the number nor is lost.
    if (place === 'page') {
      await cart.getByText('Kampanj- eller presentkod').click()
      await cart.getByRole('textbox', { name: 'Kod', exact: true }).fill('GAVA500')
      await cart.getByRole('button', { name: 'Använd kod' }).click()
      await expect(cart.getByText('Koden GAVA500 är tillagd.')).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Varukorg, 6 varor' })).toBeAttached()
    await page.unrouteAll()
    await page.goto('/varukorgen')
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('6')
  })
}

for (const place of inTurn(['page', 'panel'] as const)) {
  test(`a failed reload keeps the cart's ${place}, with the requested number`, async ({ page }, {
    project,
  }) => {
    test.skip(project.use.javaScriptEnabled === false, 'without scripts each press loads the page')
    const cart = await openFilledCart(page, place)
    let lost = 0
    await page.route(/\.data/, (route) => {
      if (route.request().method() === 'POST' || lost >= 4) return route.continue()
      lost += 1
      return route.abort('aborted')
    })
    await cart.getByRole('button', { name: /^Öka antalet/ }).click()
    await expect.poll(() => lost).toBe(4)
    await expect(cart.getByRole('spinbutton')).toHaveValue('2')
    await expect(page.getByRole('link', { name: 'Varukorg, 2 varor' })).toBeAttached()
    await expect(cart.getByRole('spinbutton')).toHaveValue('2')
  })
}

test('a shopper who continues to the checkout keeps the last quantity, which was typed without Enter', async ({
  page,
}, { project }) => {
  test.skip(project.use.javaScriptEnabled === false, 'without scripts each press loads the page')
  await page.goto(product)
  const buy = page.getByRole('button', { name: texts.buy })
  await waitForScripts(buy)
  await buy.click()
  const panel = page.getByRole('dialog', { name: texts.cart })
  await expect(panel.getByRole('link', { name: texts.toCheckout })).toBeVisible()
  const release = await holdChanges(page)
  for (let press = 0; press < 2; press++) {
    await panel.getByRole('button', { name: /^Öka antalet/ }).click()
  }
  const quantity = panel.getByRole('spinbutton')
  await quantity.fill('5')
  await quantity.press('Enter')
  await expect(quantity).toBeFocused()
  await quantity.fill('4')
  await panel.getByRole('link', { name: texts.toCheckout }).click()
  release()
  await expect(page).toHaveURL('/kassan')
  await expect(page.getByRole('complementary')).toContainText('× 4')
})
