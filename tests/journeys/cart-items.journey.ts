import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { createGate } from '#tests/support/gate.ts'

import { holdScripts, openOwnPage } from './hold-scripts.ts'
import { fillCart } from './prepare-by-request.ts'
import { waitForScripts } from './wait-for-scripts.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`

test('a line is saved for later, returns, and its cart opens from a link of a mail', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await fillCart(page, product)
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/varukorgen')
  // On a phone the way to the checkout stays in view below the lines, above the question for consent.
  const onward = page.getByRole('main').getByRole('link', { name: 'Till kassan' })
  await expect(onward).toBeInViewport({ ratio: 1 })
  await onward.click({ trial: true })
  // With scripts a quantity is saved when it is changed.
  const update = page.getByRole('button', { name: 'Uppdatera' })
  await expect(update).toBeVisible({ visible: !javaScriptEnabled })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: /^Spara till senare/ }).click()
  await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
  const saved = page.getByRole('region', { name: 'Sparat till senare' })
  await expect(saved.getByRole('listitem')).toHaveCount(1)
  await saved.getByRole('button', { name: /^Flytta/ }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(saved).toBeHidden()
  if (!javaScriptEnabled) return

  const cookies = await context.cookies()
  const id = cookies.find(({ name }) => name === 'ralph-cart')!.value
  await page.goto(`/?action=cart#${id}`)
  await expect(page).toHaveURL('/kassan')
  await context.clearCookies({ name: /^ralph-cart/ })
  await page.goto(`/?action=cart#${id}`)
  await expect(page.getByRole('heading', { name: 'En delad varukorg' })).toBeVisible()
  await page.getByRole('button', { name: 'Lägg i min varukorg' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})

test('a package is chosen, counted, removed and put back as a whole, and stays one in the checkout', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await page.goto('/p/klintudde-matgrupp-med-bord-och-fyra-stolar')
  const form = page.locator('form#buy')
  await expect(form.getByRole('radiogroup')).toHaveCount(2)
  const chairs = form.getByRole('radiogroup', { name: 'Stolar' }).locator('input:enabled')
  await chairs.last().check()
  if (!javaScriptEnabled) {
    await form.getByRole('button', { name: 'Visa priset för ditt val' }).click()
    await expect(chairs.last()).toBeChecked()
  }
  await expect(form.getByText(/11\s445\skr/)).toBeVisible()
  await form.getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect(page.locator('[data-cart-package]')).toBeVisible()

  await page.goto('/varukorgen')
  const set = page.getByRole('main').locator('[data-cart-package]')
  await expect(set.getByText('4 stycken')).toBeVisible()
  await set.getByRole('button', { name: /^Öka/ }).click()
  await expect(set.getByText('8 stycken')).toBeVisible()
  await expect(set.getByText(/22\s890\skr/)).toBeVisible()
  await set.getByRole('button', { name: /^Ta bort/ }).click()
  await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
  await page.getByRole('button', { name: /^Ångra/ }).click()
  await expect(set.getByRole('spinbutton')).toHaveValue('2')
  await set.getByRole('button', { name: /^Spara till senare/ }).click()
  const saved = page.getByRole('region', { name: 'Sparat till senare' })
  await expect(saved.getByText('× 2')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ångra/ })).toHaveCount(0)
  await saved.getByRole('button', { name: /^Flytta/ }).click()
  await expect(set.getByRole('spinbutton')).toHaveValue('2')
  await expect(saved).toBeHidden()
  await page.goto('/kassan')
  await expect(page.locator('[data-cart-package]')).toContainText('8 stycken')

  // Its link adds it as a package, with the chosen options.
  await page.goto('/varukorgen')
  await page.getByText('Dela varukorgen').click()
  const link = new URL(await page.getByLabel('Länk till varukorgen').inputValue())
  await set.getByRole('button', { name: /^Ta bort/ }).click()
  await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
  await page.goto(link.pathname + link.search)
  await page.getByRole('button', { name: 'Lägg i min varukorg' }).click()
  await expect(set.getByRole('spinbutton')).toHaveValue('2')
  await expect(set.getByText(/22\s890\skr/)).toBeVisible()
})

test('a product whose button is tapped twice is added once, before the scripts run and with them', async ({
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts nothing can prevent it')
  const page = await openOwnPage(browser, baseURL)
  const startScripts = await holdScripts(page)
  let gate = createGate()
  let sent = 0
  const isProduct = ({ pathname }: URL) => pathname.startsWith(product)
  await page.route(isProduct, async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1
      await gate.passed
    }
    await route.continue().catch(() => undefined)
  })
  const buy = page.getByRole('button', { name: 'Lägg i varukorgen' }).first()
  const tapTwice = async (count: number) => {
    await buy.scrollIntoViewIfNeeded()
    const { x, y } = (await buy.boundingBox())!
    // By its place: a locator waits for the navigation that the first tap has begun.
    await page.mouse.click(x + 9, y + 9)
    await expect.poll(() => sent).toBe(count)
    await page.mouse.click(x + 9, y + 9)
    startScripts()
    gate.open()
    await expect(page.getByRole('spinbutton').last()).toHaveValue(String(count))
    expect(sent).toBe(count)
  }
  await page.goto(product, { waitUntil: 'commit' })
  await tapTwice(1)

  await page.goto(product)
  await waitForScripts(buy)
  const id = await page.locator('button[form=compare]').first().getAttribute('value')
  gate = createGate()
  await tapTwice(2)

  await page.goto(`/jamfor?products=${id}`)
  await waitForScripts(buy)
  gate = createGate()
  await tapTwice(3)
  await page.context().close()
})
