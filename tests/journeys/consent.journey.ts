import type { Locator } from '@playwright/test'

import { cookies } from '#app/session/cookies.ts'

import { expectNoViolation } from './no-violation.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const { name } = cookies.consent

test.beforeEach(async ({ context }) => context.clearCookies({ name }))

test('a visitor rejects cookies on a product, and allows some of them later', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const choice = async () =>
    (await context.cookies())
      .find((cookie) => cookie.name === name)
      ?.value.split('.')
      .at(-1)
  const stored = () =>
    javaScriptEnabled ? page.evaluate(() => Object.keys(localStorage)) : Promise.resolve([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/s/alder%20armchair')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/p\//)
  const banner = page.getByRole('region', { name: 'Kakor' })
  const reject = banner.getByRole('button', { name: 'Bara nödvändiga' })
  const accept = banner.getByRole('button', { name: 'Godkänn alla' })

  // Rejecting is as easy as accepting.
  const [rejectBox, acceptBox] = [await reject.boundingBox(), await accept.boundingBox()]
  expect(rejectBox).toMatchObject({ width: acceptBox?.width, height: acceptBox?.height })
  if (javaScriptEnabled) {
    await expectNoViolation(page, 'a product with the question about cookies')
    // The bar with the buy button is above the banner, and so is everything that has the focus.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, -400)
    const edge = async () => (await banner.boundingBox())!.y
    const lowerEdge = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)))
    await page.evaluate(() => window.scrollTo(0, 1500))
    await expect.poll(() => lowerEdge('[data-buy-bar]')).toBeLessThanOrEqual((await edge()) + 1)
    for (let i = 0; i < 12; i++) await page.keyboard.press('Tab')
    await expect.poll(() => lowerEdge(':focus')).toBeLessThanOrEqual((await edge()) + 1)
  }
  expect(await stored()).toEqual([])
  expect(await choice()).toBeUndefined()

  const product = page.url()
  await reject.click()
  await expect(banner).toBeHidden()
  expect(page.url()).toBe(product)
  expect(await choice()).toBe('none')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
  expect(await stored()).toEqual([])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Inställningar för kakor' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Inställningar för kakor' }),
  ).toBeVisible()
  if (javaScriptEnabled) await expectNoViolation(page, 'the cookie settings')
  await page.getByRole('checkbox', { name: /Kom ihåg/ }).check()
  await page.getByRole('button', { name: 'Spara mitt val' }).click()
  await expect(page.getByText('Ditt val är sparat.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Kom ihåg/ })).toBeChecked()
  expect(await choice()).toBe('preferences')

  await page.getByRole('link', { name: 'Tillbaka till butiken' }).click()
  await page.waitForURL(product)
  if (!javaScriptEnabled) return
  await expect.poll(stored).toEqual(['recentProducts'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inställningar för kakor' }).click()
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect(page.getByText('Ditt val är sparat.')).toBeVisible()
  await expect.poll(stored).toEqual([])
  await page.getByRole('link', { name: 'Tillbaka till butiken' }).click()
  await page.waitForURL(product)
  expect(await stored()).toEqual([])
})

test('the question about cookies covers neither the bar of compared products nor the end of a page', async ({
  page,
}) => {
  skipOtherTurn()
  await page.goto('/c/soffor')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Jämför / })
    .first()
    .click()
  const bar = page.getByRole('complementary', { name: 'Jämför' })
  await expect(bar).toBeVisible()
  const banner = page.getByRole('region', { name: 'Kakor' })
  const gapBelow = async (part: Locator) => {
    const [{ y, height }, edge] = [(await part.boundingBox())!, (await banner.boundingBox())!.y]
    return Math.round(edge - y - height)
  }
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1360, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(async () => Math.abs(await gapBelow(bar)), `${width}`).toBeLessThanOrEqual(1)
    // Parts of the page get their height when they are scrolled to.
    const gapAtEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return gapBelow(page.getByRole('contentinfo'))
    }
    await expect.poll(gapAtEnd, `${width}`).toBeGreaterThanOrEqual(-1)
  }
})

test('at 400 % zoom the question about cookies shows text and both buttons', async ({ page }) => {
  skipOtherTurn()
  await page.setViewportSize({ width: 340, height: 225 })
  await page.goto('/kopvillkor')
  const banner = page.getByRole('region', { name: 'Kakor' })
  for (const button of await banner.getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  const { y } = (await banner.getByRole('button').first().boundingBox())!
  const text = (await banner.getByRole('paragraph').boundingBox())!
  // Three lines above the buttons, which the header does not cover.
  expect(y - Math.max(0, text.y)).toBeGreaterThan(60)
  const isOnTop = (at: number) =>
    banner.evaluate((bar, top) => bar.contains(document.elementFromPoint(40, top)), at)
  expect(await isOnTop(Math.max(0, text.y) + 10)).toBe(true)
  expect(await isOnTop(y - 10)).toBe(true)
  // The header does not return over what is left of the page.
  for (const top of [600, 400]) await page.evaluate((to) => window.scrollTo(0, to), top)
  await expect(page.getByRole('banner')).not.toBeInViewport()
})
