import type { Locator } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { startAccount } from './prepare-by-request.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'
import { waitForScripts } from './wait-for-scripts.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`

test('the pictures of a product are chosen by their thumbnails and enlarged', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const usual = page.viewportSize()!
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(product)
  const pictures = page.getByRole('region', { name: 'Bilder' })
  const right = (await pictures.boundingBox())!.width
  const offer = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(offer!.x, 'the offer is beside the pictures on a tablet').toBeGreaterThan(right)
  await page.setViewportSize(usual)
  const links = pictures.getByRole('link')
  const large = links.and(page.locator('[href*="2000f2500"]'))
  const count = await large.count()
  expect(count).toBeGreaterThanOrEqual(6)
  await expect(large.nth(3).getByRole('img')).toHaveAccessibleName(/^Bild 4 av \d: .*, i ett rum$/)
  for (const size of ['width', 'height', 'srcset', 'sizes']) {
    await expect(pictures.locator(`img:not([${size}])`)).toHaveCount(0)
  }
  await expect(pictures.locator('img:not([loading=lazy])')).toHaveCount(1)
  await expect(large.first()).toBeInViewport({ ratio: 0.5 })
  // Large again beside the description, below the fold.
  const room = await page.locator('main img[src*="-4.jpg"]').last().boundingBox()
  expect(room?.width).toBeGreaterThan(400)
  expect(room?.y).toBeGreaterThan(page.viewportSize()!.height)
  await pictures.getByRole('link', { name: 'Hoppa över bilderna' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(pictures.locator(':focus')).toHaveCount(0)
  await expect(page.locator('#buying-box :focus')).toHaveCount(1)

  await links.and(page.locator('[href="#picture-4"]')).click()
  await expect(large.nth(3)).toBeInViewport({ ratio: 0.5 })
  await expect(large.first()).not.toBeInViewport()
  if (!javaScriptEnabled) return

  await expect(pictures.locator('[aria-current]')).toHaveAttribute('href', '#picture-4')
  await large.nth(3).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('status')).toHaveText(`4 / ${count}`)
  await viewer.getByRole('button', { name: 'Nästa bild' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img')).toHaveAccessibleName(/^Bild 6 av/)

  await viewer.getByRole('img').click()
  const frame = viewer.locator('[data-zoomed]')
  const zoom = () => frame.evaluate((box) => box.scrollHeight / box.clientHeight)
  await expect.poll(zoom).toBeCloseTo(2.5, 1)
  const before = await scrollOf(frame)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => scrollOf(frame)).toBeGreaterThan(before)
  await expect(viewer.getByRole('status')).toHaveText(`6 / ${count}`)
  await viewer.getByRole('button', { name: 'Visa hela bilden' }).click()
  await expect(frame).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(large.nth(3)).toBeFocused()
})

const scrollOf = (frame: Locator) => frame.evaluate((box) => box.scrollTop)

test('a phone keeps the buy button in view, and shows the products viewed before', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts the form is above, and the browser keeps no list')
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto(`/p/${demoProducts['few-left'].aliases.sv}`)
  const before = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(product)
  const bar = page.locator('[data-buy-bar]')
  await expect(bar).toHaveCount(0)
  const quantity = await page.getByRole('spinbutton').boundingBox()
  const buy = await page.getByRole('button', { name: 'Lägg i varukorgen' }).boundingBox()
  expect(buy!.y, 'the button is beside the quantity').toBeLessThan(quantity!.y)
  const recent = page.getByRole('region', { name: 'Senast visade' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([before])
  await recent.getByRole('button', { name: 'Rensa listan' }).click()
  await expect(recent).toHaveCount(0)

  await page.getByRole('heading', { name: 'Omdömen' }).scrollIntoViewIfNeeded()
  await bar.getByRole('button').click()
  const added = page.getByRole('main').getByText('ligger i varukorgen')
  await expect(added).toBeAttached()

  // The panel says that the cart is empty when the browser keeps no cookie.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'cookieEnabled', { value: false }),
  )
  await page.reload()
  await page.getByRole('heading', { name: 'Omdömen' }).scrollIntoViewIfNeeded()
  await bar.getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(added).toHaveCount(0)
})

test('a postal code that is none is refused where it was typed, and a counted number of pieces is told', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts the form has a page of its own')
  await page.goto(product)
  const main = page.getByRole('main')
  await main.getByText('När kan den vara hos mig?').click()
  const zip = main.getByLabel('Postnummer')
  await waitForScripts(zip)
  await main.getByRole('button', { name: 'Öka antalet' }).click()
  await expect(main.getByRole('status').getByText('2', { exact: true })).toBeAttached()
  await zip.fill('abc')
  await zip.press('Enter')
  await expect(main.getByText('Ange ett giltigt postnummer, till exempel 111 22')).toBeInViewport()
  await expect(zip).toHaveValue('abc')
  await zip.fill('114 55')
  await zip.press('Enter')
  await expect(main.getByText('Leverans till 114 55.')).toBeInViewport()
  await expect(page).toHaveURL(product)
})

test('a customer saves and compares a product in another colour, waits for its price and for a sold-out one, and reviews that', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await startAccount(page)
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`/p/${demoProducts['color-and-size'].aliases.sv}`)
  const before = await heading.innerText()
  const colors = page.getByRole('navigation', { name: 'Färg' })
  await colors.locator('a:not([aria-current])').first().click()
  await expect(heading).not.toHaveText(before)
  const name = await heading.innerText()
  for (const label of [`Spara ${name} som favorit`, `Jämför ${name}`]) {
    const button = main.getByRole('button', { name: label, exact: true })
    if (javaScriptEnabled) await waitForScripts(button)
    const response = javaScriptEnabled ? page.waitForResponse(/\/(favorite|compared)$/) : null
    await button.click()
    await response
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }

  await main.getByText('Säg till om priset blir lägre').click()
  // The address of the account is in the form.
  const watch = main.getByRole('button', { name: 'Bevaka priset' })
  if (javaScriptEnabled) await waitForScripts(watch)
  await watch.click()
  await expect(main.getByText('Klart! Du får e-post om priset blir lägre.')).toBeVisible()

  await page.goto(`/p/${demoProducts['out-of-stock'].aliases.sv}`)
  const soldOut = await heading.innerText()
  await expect(page.getByRole('button', { name: 'Slut i lager' })).toBeDisabled()
  const send = page.getByRole('button', { name: 'Bevaka' })
  if (javaScriptEnabled) await waitForScripts(send)
  await send.click()
  await expect(main.getByText('Klart! Du får e-post när varan går att köpa igen.')).toBeVisible()

  await page.getByText('Skriv ett omdöme').click()
  const review = page.getByRole('button', { name: 'Skicka omdömet' })
  await page.getByLabel('Ditt omdöme').fill('Skön & stadig')
  await review.click()
  await expect(page.getByText('Använd stjärnorna för att betygsätta produkten')).toBeVisible()
  await page.getByRole('radio', { name: '4 stjärnor' }).check({ force: true })
  if (javaScriptEnabled) await expect(page.getByText('Använd stjärnorna')).toHaveCount(0)
  await page.getByLabel('Ditt namn').fill('Åsa')
  await review.click()
  await expect(main.getByText('Tack för ditt omdöme!')).toBeVisible()
  await expect(main.getByText('Skön & stadig')).toHaveCount(0)

  await main.getByRole('button', { name: `Jämför ${soldOut}`, exact: true }).click()
  const bar = page.getByRole('complementary', { name: 'Jämför' })
  await expect(bar).toContainText('2 produkter att jämföra')
  await bar.getByRole('link').click()
  await expect(main.getByRole('link', { name }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: soldOut }).first()).toBeVisible()
})
