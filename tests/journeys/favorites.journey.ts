import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { createGate } from '#tests/support/gate.ts'
import { seed } from '#tests/support/seed.ts'

import { fillCart } from './prepare-by-request.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`

const favoriteButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Spara ${name} som favorit`, exact: true })
const inHeader = (page: Page, label: string) =>
  page.getByRole('banner').getByRole('link', { name: label, exact: true })

const names = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 })

test('favourites of a list are saved, counted in the header and shown newest first', async ({
  page,
}) => {
  skipOtherTurn()
  await page.goto('/c/soffor')
  const [first = '', second = ''] = await names(page).allInnerTexts()
  await favoriteButton(page, first).click()
  await expect(favoriteButton(page, first)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/c\/soffor(#p\d+)?$/)
  await favoriteButton(page, second).click()
  await inHeader(page, 'Favoriter, 2 produkter').click()

  await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible()
  await expect(page.getByText('2 sparade produkter')).toBeVisible()
  await expect(names(page)).toHaveText([second, first])
  await page.reload()
  await expect(names(page)).toHaveText([second, first])
})

test('four products of a list are compared side by side, on a phone too', async ({ page }) => {
  skipOtherTurn()
  await page.goto('/c/soffor')
  const compared = (await names(page).allInnerTexts()).slice(0, 4)
  const [first = ''] = compared
  for (const name of compared) {
    const button = page.getByRole('button', { name: `Jämför ${name}`, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  // On a phone the product page alone has the button.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: `Jämför ${first}`, exact: true })).toBeHidden()
  const bar = page.getByRole('complementary', { name: 'Jämför' })
  await expect(bar).toContainText('4 produkter att jämföra')
  await favoriteButton(page, first).click()
  await expect(favoriteButton(page, first)).toHaveAttribute('aria-pressed', 'true')
  await fillCart(page, product)
  // The page is kept, with this visitor's parts filled in: any difference is an error in the console.
  await expect
    .poll(async () => (await page.goto('/c/soffor?utm_source=x'))?.headers()['cache-status'])
    .toContain('hemvist; hit')
  await expect(inHeader(page, 'Varukorg, 1 vara')).toBeVisible()
  await expect(inHeader(page, 'Favoriter, 1 produkt')).toBeVisible()
  await expect(favoriteButton(page, first)).toHaveAttribute('aria-pressed', 'true')
  await expect(bar).toContainText('4 produkter att jämföra')
  await bar.getByRole('link', { name: 'Jämför' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jämför produkter' })).toBeVisible()
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(4)
  const widths = await heads.evaluateAll((cells) => cells.map((cell) => cell.clientWidth))
  for (const width of widths) expect(width).toBeGreaterThan(150)
  // The table scrolls sideways, and the page does not.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // The browser chooses files by the widths that the page states.
  const statedShares = () =>
    heads.locator('img').evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.map((picture) => {
        const sizes = picture.sizes.split(', ').map((each) => /^(\(.+\))? ?(\S+)$/.exec(each)!)
        const [, , width = ''] = sizes.find(([, media]) => !media || matchMedia(media).matches)!
        const ruler = document.body.appendChild(document.createElement('div'))
        ruler.style.width = width
        const share = ruler.getBoundingClientRect().width / picture.clientWidth
        ruler.remove()
        return share
      }),
    )
  for (let count = 4; count > 0; count--) {
    await expect(heads).toHaveCount(count)
    // One width for each number of columns, another one in another run.
    const width = [1440, 820, 390][(count + seed) % 3]!
    await page.setViewportSize({ width, height: 844 })
    // The removed column may still be leaving.
    const outside = async () =>
      (await statedShares()).filter((share) => share < 0.97 || share > 1.25)
    await expect.poll(outside, `${count} at ${width} px`).toEqual([])
    const removers = page.getByRole('cell').getByRole('button', { name: /^Ta bort/ })
    const tops = await removers.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    )
    expect(new Set(tops).size, 'below long names and short ones').toBe(1)
    await removers.first().click()
  }
})

test('a favourite from the product page is removed in the list', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await page.goto('/favoriter')
  await expect(page.getByRole('heading', { name: 'Inga favoriter än' })).toBeVisible()
  await page.goto(product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await favoriteButton(page, name).click()
  await expect(favoriteButton(page, name)).toHaveAttribute('aria-pressed', 'true')
  await inHeader(page, 'Favoriter, 1 produkt').click()
  await expect(names(page)).toHaveText([name])

  // A page that is loaded before the response would revert the change.
  const response = javaScriptEnabled ? page.waitForResponse(/\/favorite$/) : null
  await favoriteButton(page, name).click()
  await expect(inHeader(page, 'Favoriter, 0 produkter')).toBeVisible()
  await response
  await page.goto('/favoriter')
  await expect(page.getByRole('heading', { name: 'Inga favoriter än' })).toBeVisible()
})

test('a favourite that is saved while the list loads is in it', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'needs scripts')
  await page.goto(product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const isListLoaded = createGate()
  await page.route('**/favorite', async (route) => {
    await isListLoaded.passed
    await route.continue()
  })
  await page.route(
    '**/favoriter.data*',
    async (route) => {
      const response = await route.fetch()
      const saved = page.waitForResponse(/\/favorite$/)
      isListLoaded.open()
      await (await saved).finished()
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await favoriteButton(page, name).click()
  await inHeader(page, 'Favoriter, 1 produkt').click()
  await expect(names(page)).toHaveText([name])
})

test('an empty list has suggestions, and a message after the first favourite', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await page.goto('/favoriter')
  const idea = await names(page).first().innerText()
  await favoriteButton(page, idea).click()
  await expect(inHeader(page, 'Favoriter, 1 produkt')).toBeVisible()
  const show = page.getByRole('link', { name: 'Visa mina favoriter' })
  // Without scripts the response is the list itself.
  if (javaScriptEnabled) await show.click()
  await expect(page.getByText('1 sparad produkt', { exact: true })).toBeVisible()
  await expect(names(page)).toHaveText([idea])
})

test('a favourite that is in flight when the list is opened is in the list', async ({ page }, {
  project,
}) => {
  test.skip(project.use.javaScriptEnabled === false, 'without scripts a heart loads the page')
  await page.goto('/c/soffor')
  const [first = '', second = ''] = await names(page).allInnerTexts()
  const isKept = page.waitForResponse('**/favorite')
  await favoriteButton(page, first).click()
  await isKept
  let release = () => {}
  const isLate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/favorite', async (route) => {
    await isLate
    await route.continue()
  })
  await favoriteButton(page, second).click()
  await inHeader(page, 'Favoriter, 2 produkter').click()
  await expect(names(page)).toHaveText([first])
  release()
  await expect(names(page)).toHaveText([second, first])
})

test('with scripts a favourite reloads nothing and keeps the loaded pages', async ({ page }, {
  project,
}) => {
  test.skip(project.use.javaScriptEnabled === false, 'needs scripts')
  await page.goto('/c/soffor')
  await page.getByRole('link', { name: 'Visa fler produkter' }).click()
  const cards = page.getByRole('main').getByRole('article')
  await expect.poll(() => cards.count()).toBeGreaterThan(20)
  const count = await cards.count()
  const dataRequests: string[] = []
  page.on('requestfinished', (request) => {
    // Files of other pages may still be prefetched.
    if (request.resourceType() === 'fetch') dataRequests.push(new URL(request.url()).pathname)
  })
  // Faster than the responses: no change may be lost.
  for (const index of [0, 1, 2]) await cards.nth(index).locator('[form=favorites]').click()
  await expect(inHeader(page, 'Favoriter, 3 produkter')).toBeVisible()
  const favoriteButtons = ['/favorite', '/favorite', '/favorite']
  await expect.poll(() => dataRequests).toEqual(favoriteButtons)
  expect(await cards.count()).toBe(count)
  await page.reload()
  await expect(inHeader(page, 'Favoriter, 3 produkter')).toBeVisible()
})

test('with scripts a favourite whose request fails is reverted with a message', async ({ page }, {
  project,
}) => {
  test.skip(project.use.javaScriptEnabled === false, 'needs scripts')
  await page.goto(product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.route('**/favorite', (route) => route.abort('aborted'))
  await favoriteButton(page, name).click()
  const toast = page.getByRole('status').filter({ hasText: 'kunde inte sparas' })
  await expect(toast).toBeVisible()
  await expect(favoriteButton(page, name)).toHaveAttribute('aria-pressed', 'false')
  await toast.getByRole('button').press('Enter')
  await expect(toast).toBeHidden()
  await expect(favoriteButton(page, name)).toBeFocused()
  await expect(inHeader(page, 'Favoriter, 0 produkter')).toBeVisible()
})
