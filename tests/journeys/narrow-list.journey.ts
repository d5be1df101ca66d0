import type { Page } from '@playwright/test'

import { expectNoViolation } from './no-violation.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

/** The number of models that the list shows. */
async function countOf(page: Page): Promise<number> {
  const countStatus = page.getByRole('status').filter({ hasText: /^[\d\s]+ modell(er)?$/ })
  return Number((await countStatus.innerText()).replace(/\D/g, ''))
}

test('a filter shows the number of products of its count, and the back button undoes it', async ({
  page,
}) => {
  skipOtherTurn()
  await page.goto('/c/soffor')
  const whole = await countOf(page)
  const filters = page.getByRole('group', { name: 'Filter' })
  await filters.getByText('Färg', { exact: true }).click()
  const value = filters.getByRole('listitem').getByRole('link').first()
  const [name = '', count = ''] = (await value.innerText()).split('\n').filter(Boolean)
  await value.click()

  const chosen = page.getByRole('list', { name: 'Valda filter' })
  const chip = chosen.getByRole('link', { name: `Ta bort filtret ${name}` })
  await expect(chip).toBeVisible()
  expect(new URL(page.url()).searchParams.get('p-color')).toContain(`${name}~`)
  expect(await countOf(page)).toBe(Number(count))
  expect(Number(count)).toBeLessThan(whole)

  // With scripts the drop-down stays open.
  await page.keyboard.press('Escape')
  await chip.click()
  await expect(chip).toHaveCount(0)
  expect(await countOf(page)).toBe(whole)

  await page.goBack()
  await expect(chip).toBeVisible()
  expect(await countOf(page)).toBe(Number(count))

  await chosen.getByRole('link', { name: /^Rensa alla/ }).click()
  await expect(chosen).toHaveCount(0)
  expect(await countOf(page)).toBe(whole)
})

test('a shade narrows its colour, and two numbers bound the price', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await page.goto('/c/soffor')
  const filters = page.getByRole('group', { name: 'Filter' })
  const chosen = page.getByRole('list', { name: 'Valda filter' })
  const open = (name: string) => filters.getByText(name, { exact: true }).click()
  await open('Färg')
  const search = filters.getByRole('searchbox', { name: 'Sök i Färg' })
  await expect(search).toBeVisible({ visible: javaScriptEnabled })
  if (javaScriptEnabled) {
    await search.fill('ljusgr')
    await expect(filters.getByRole('link', { name: /^Blå/ })).toHaveCount(0)
    await expect(filters.getByRole('link', { name: /^Ljusgrå/ })).toBeVisible()
    await search.fill('')
    await expectNoViolation(page, 'a list with its colours')
  }
  await filters.getByRole('link', { name: /^Grå/ }).click()
  await expect(chosen.getByRole('link', { name: 'Ta bort filtret Grå' })).toBeVisible()
  const greys = await countOf(page)
  // The group stays open, with scripts and without.
  await filters.getByRole('link', { name: /^Ljusgrå/ }).click()
  await expect(chosen.getByRole('link', { name: 'Ta bort filtret Ljusgrå' })).toBeVisible()
  await expect(chosen.getByRole('link', { name: 'Ta bort filtret Grå' })).toHaveCount(0)
  expect(await countOf(page)).toBeLessThan(greys)

  if (javaScriptEnabled) await page.keyboard.press('Escape')
  await open('Pris')
  await filters.getByRole('textbox', { name: 'Pris till, kr' }).fill('10 000')
  await page.keyboard.press('Enter')
  await expect(
    chosen.getByRole('link', { name: /^Ta bort filtret Pris: högst 10.000.kr$/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(
    /p-color=Ljusgr%C3%A5(~|%7E)p_color_light-grey&.*max-price=10(\+000|000)(#.*)?$/,
  )
  await expect(filters.getByRole('textbox', { name: 'Pris till, kr' })).toHaveValue('10000')
  // A range of the list replaces the typed one, so that it is offered.
  await expect(filters.getByRole('link', { name: /^10.000.kr – 20.000.kr/ })).toBeEnabled()

  await page.goBack()
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  if (javaScriptEnabled) await page.keyboard.press('Escape')
  // The page before the last form: with its group open.
  else await open('Pris')
  await chosen.getByRole('link', { name: 'Rensa alla (1)' }).click()
  await expect(chosen).toHaveCount(0)
})

test('a swatch shows its colour on the card, and without scripts on its own page', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await page.goto('/c/soffor')
  const card = page.locator('article').first()
  const name = await card.getByRole('heading').innerText()
  const swatch = card.locator('a[title]:not([aria-current])').first()
  const color = (await swatch.getAttribute('title')) ?? ''
  const path = (await swatch.getAttribute('href')) ?? ''
  await swatch.click()
  if (javaScriptEnabled) {
    await expect(card.getByRole('heading')).toHaveText(new RegExp(`, ${color}$`, 'i'))
    await expect(card.getByRole('heading')).not.toHaveText(name)
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', path)
    await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(path.slice(3)))
    await expect(page).toHaveURL('/c/soffor')
  } else {
    await expect(page).toHaveURL(path)
  }
})

test('on a phone the filters open over the list', async ({ page }) => {
  skipOtherTurn()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/c/soffor')
  const filters = page.getByRole('group', { name: 'Filter' })
  await expect(filters).toBeHidden()
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(filters).toBeVisible()
  await filters.getByText('Färg', { exact: true }).click()
  await filters.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('list', { name: 'Valda filter' })).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const) {
  test(`at ${width} px one click is enough, whatever else is open`, async ({
    page,
    javaScriptEnabled,
  }) => {
    skipOtherTurn()
    await page.setViewportSize({ width, height })
    await page.goto('/c/soffor')
    const filters = page.getByRole('group', { name: 'Filter' })
    const groupOf = (name: string) =>
      filters.locator('details').filter({ has: page.getByText(name, { exact: true }) })
    const openFilters = () => page.getByRole('button', { name: 'Filter', exact: true }).click()
    await openFilters()
    const openGroup = (name: string) => filters.getByText(name, { exact: true }).click()
    await openGroup('Kategori')
    await openGroup('Färg')
    await expect(groupOf('Färg')).toHaveAttribute('open')
    await expect(groupOf('Färg').locator('summary').first()).toBeInViewport()
    if (javaScriptEnabled) await expect(groupOf('Kategori')).not.toHaveAttribute('open')
    await filters
      .getByRole(javaScriptEnabled ? 'button' : 'link', { name: /^Visa \d+ modeller$/ })
      .click()
    await expect(filters).toBeHidden()
    const address = javaScriptEnabled ? '/c/soffor' : '/c/soffor?facet=p-color#products'

    const menu = page.getByRole('navigation', { name: 'Produkter' })
    const openMenu = () => page.getByRole('button', { name: 'Meny' }).click()
    const rootOf = (name: string) => menu.locator('summary').getByText(name, { exact: true })
    await openMenu()
    if (javaScriptEnabled) {
      await rootOf('Möbler').click()
      await rootOf('Utemöbler').click()
      await expect(menu.getByRole('link', { name: 'Visa allt i Utemöbler' })).toBeInViewport()
      await expect(menu.getByRole('link', { name: 'Visa allt i Möbler' })).toBeHidden()
    } else {
      const link = menu.getByRole('link', { name: 'Utemöbler', exact: true })
      await expect(link).toHaveAttribute('href', '/c/utemobler')
      // It has no page of its own, so its panel is in the document.
      await rootOf('Rum').click()
      await expect(menu.getByRole('link', { name: 'Vardagsrum', exact: true })).toBeInViewport()
    }

    // The list is beside a panel: a click there closes the panel and opens no product.
    await page.mouse.click(width - 10, 500)
    await expect(menu).toBeHidden()
    if (width === 820) {
      await openFilters()
      await page.mouse.click(100, 900)
      await expect(filters).toBeHidden()
    }
    await expect(page).toHaveURL(address)

    // The focus does not move behind an open panel.
    if (!javaScriptEnabled) return
    await openMenu()
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await openFilters()
    await filters.getByRole('button', { name: /^Visa \d+ modeller$/ }).focus()
    await page.keyboard.press('Tab')
    await expect(filters).toBeHidden()
  })
}
