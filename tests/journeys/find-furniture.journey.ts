import type { Locator, Page } from '@playwright/test'

import { expect, skipOtherTurn, test } from './watched-page.ts'

const products = (page: Page) => page.getByRole('article')

/** Prices of the list in whole kronor, in its order. */
async function pricesOf(page: Page): Promise<number[]> {
  const cards = await products(page).allInnerTexts()
  return cards.map((card) => Number(/([\d\s]+)\skr/.exec(card)?.[1]?.replace(/\s/g, '')))
}

test('a sofa is found by category, colour and price', async ({ page }) => {
  skipOtherTurn()
  await page.goto('/')
  const rowHeadings = page.getByRole('navigation', { name: 'Produkter' })
  await rowHeadings.getByText('Möbler', { exact: true }).click()
  // Below the item of the menu, and without scripts on its page.
  await page.getByRole('link', { name: 'Soffor', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soffor' })).toBeVisible()

  const filters = page.getByRole('group', { name: 'Filter' })
  await filters.getByText('Färg', { exact: true }).click()
  const color = filters.locator('details[open]').getByRole('link').first()
  const [name = '', count = ''] = (await color.innerText()).split('\n').filter(Boolean)
  await color.click()
  await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^${count} modell`))
  await expect(page).toHaveURL(/p-color=/)

  // With scripts the drop-down stays open.
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: `Ta bort filtret ${name}` }).click()
  await expect(page).not.toHaveURL(/p-color=/)

  await page.getByText('Sortera:').click()
  await page.getByRole('link', { name: 'Lägsta pris', exact: true }).click()
  await expect(page).toHaveURL(/sort=PRICE$/)
  await expect(page.getByText('Sortera: Lägsta pris')).toBeVisible()
  const prices = await pricesOf(page)
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
})

test('a grey three-seat sofa under 10 000 kr, at most 220 cm wide and in stock takes six taps', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await page.setViewportSize({ width: 390, height: 844 })
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await page.goto('/')
  const search = page.getByLabel('Sök i butiken')
  await tap(search)
  await search.fill('grå 3-sits soffa under 10 000 kr max 220 cm')
  // The key of the keyboard on the screen.
  taps += 1
  await search.press('Enter')
  const chosen = page.getByRole('list', { name: 'Valda filter' })
  await expect(chosen).toContainText(/Bredd: högst 220.cm.*Pris: högst 10.000.kr/s)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sökresultat för: grå 3-sits soffa',
  )
  const filters = page.getByRole('group', { name: 'Filter' })
  await tap(page.getByRole('button', { name: 'Filter (2)' }))
  await tap(filters.getByText('Lagerstatus', { exact: true }))
  await expect(filters.getByText(/^Det som finns i lager är framme senast/)).toBeVisible()
  await tap(filters.getByRole('link', { name: /^I lager/ }))
  await expect(page).toHaveURL(/p-StockStatus=/)
  // The panel stays open; without scripts a link closes it.
  await tap(filters.getByRole(javaScriptEnabled ? 'button' : 'link', { name: /^Visa/ }))
  expect(taps).toBeLessThanOrEqual(6)

  await expect(filters).toBeHidden()
  for (const card of await products(page).allInnerTexts()) {
    expect(card).toMatch(/3-sitssoffa, .*grå/)
    expect(card).toMatch(/I lager|Bara \d kvar/)
  }
  for (const price of await pricesOf(page)) expect(price).toBeLessThanOrEqual(10_000)
  await products(page).first().getByRole('heading').click()
  const width = page.getByRole('row', { name: /^Bredd/ }).first()
  await expect(width).toBeVisible()
  expect(Number(/(\d+)(,\d+)?\scm/.exec(await width.innerText())?.[1])).toBeLessThanOrEqual(220)
})

test('until its picture has loaded, a card shows the colour of its product', async ({ page }) => {
  skipOtherTurn()
  await page.goto('/c/soffor')
  const card = products(page)
    .filter({ has: page.getByRole('list') })
    .first()
  const swatch = card.getByRole('list').locator('[aria-current] svg')
  const color = await swatch.first().getAttribute('color')
  await expect(card.locator('svg:has(~ img)').first()).toHaveAttribute('color', color ?? '')
})

test('a long list is continued after its first page', async ({ page, javaScriptEnabled }) => {
  skipOtherTurn()
  await page.goto('/c/mobler')
  await expect(page.getByText('Du har sett 20 av')).toBeVisible()
  const first = await products(page).first().innerText()
  await page.getByRole('link', { name: 'Visa fler produkter' }).click()
  // With scripts the page is appended, and the address contains all pages.
  const both = { address: '/c/mobler?from=1&page=2', seen: 'Du har sett 40 av' }
  const second = { address: '/c/mobler?page=2', seen: 'Du visar 21–40 av' }
  const shown = javaScriptEnabled ? both : second
  await expect(page).toHaveURL(shown.address)
  await expect(page.getByText(shown.seen)).toBeVisible()
  await page.reload()
  await expect(page.getByText(shown.seen)).toBeVisible()

  await page.goto(second.address)
  await expect(page.getByText(second.seen)).toBeVisible()
  await page.getByRole('link', { name: 'Visa föregående produkter' }).click()
  await expect(products(page).first()).toHaveText(first, { useInnerText: true })
})

test('a search ignores missing diacritics and has a message without results', async ({ page }) => {
  skipOtherTurn()
  await page.goto('/')
  const search = page.getByLabel('Sök i butiken')
  await search.fill('fatolj')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sökresultat för: fatolj')
  await expect(products(page).first()).toContainText(/fåtölj/i)

  await page.goto('/s/zzqqxx')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sökresultat för: zzqqxx')
  await expect(page.getByText('Inga träffar på ”zzqqxx”')).toBeVisible()
  const starts = page.getByRole('region', { name: 'Kategorier' })
  await starts.getByRole('link', { name: 'Möbler', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Möbler' })).toBeVisible()
})

test('a search leads to categories and help pages that are called so', async ({ page }) => {
  skipOtherTurn()
  await page.goto('/s/leverans')
  const shortcuts = page.getByRole('navigation', { name: 'Sidor med det namnet' })
  await shortcuts.getByRole('link', { name: 'Leverans' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leverans' })).toBeVisible()
})

test('while one types, pages are offered that the keys lead to', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'suggestions need scripts')
  await page.goto('/s/soffa')
  const search = page.getByRole('combobox', { name: 'Sök i butiken' })
  const options = page.getByRole('listbox', { name: 'Förslag' }).getByRole('option')
  await search.fill('matb')
  await expect(options.filter({ hasText: /matbord/i }).first()).toBeVisible()
  await expect(options.filter({ hasText: /Visa alla .* träffar på ”matb”/ })).toBeVisible()
  await search.fill('leverans')
  await expect(options.first()).toHaveText('Leverans')
  await search.press('ArrowDown')
  await expect(search).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id'))!,
  )
  // Phones zoom into a field with smaller letters.
  await expect(search).toHaveCSS('font-size', '16px')
  // The caret moves in the field, and no option is selected any more.
  await search.press('Home')
  await expect(search).not.toHaveAttribute('aria-activedescendant')
  await search.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(search).toHaveValue('leverans')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toHaveAttribute('aria-expanded', 'false')
  await search.fill('matb')
  await expect(options.first()).toBeVisible()
  for (const _ of ['button', 'after the form']) await page.keyboard.press('Tab')
  await expect(options).toHaveCount(0)
  await search.fill('leverans')
  await expect(options.first()).toHaveText('Leverans')
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Leverans' })).toBeVisible()

  // The search that was shown at the start is kept, until it is removed.
  await search.click()
  await expect(options.filter({ hasText: /^soffa$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Rensa senaste sökningar' }).click()
  await expect(options.filter({ hasText: /^soffa$/ })).toHaveCount(0)
})

test('a size must be selected, and the typed quantity is kept', async ({ page }) => {
  skipOtherTurn()
  await page.goto('/s/gardinpar')
  await products(page).filter({ hasText: 'storlekar' }).first().getByRole('heading').click()
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect(page.getByText('Du måste välja storlek först')).toBeVisible()

  await page.getByRole('radio', { disabled: false }).first().check({ force: true })
  await expect(page.getByText('Du måste välja storlek först')).toBeHidden()
  const quantity = page.getByRole('spinbutton', { name: 'Antal' })
  await quantity.fill('998')
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect(page.getByText(/Endast \d+ kvar på lager/)).toBeVisible()
  await expect(quantity).toHaveValue('998')
  await expect(page.getByRole('link', { name: 'Varukorg, 0 varor' })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
})

test('a selected size stays selected in another colour', async ({ page, javaScriptEnabled }) => {
  skipOtherTurn()
  await page.goto('/c/stolar')
  await products(page)
    .filter({ hasText: /\d storlekar/ })
    .filter({ has: page.getByRole('list', { name: /^Färger på/ }) })
    .first()
    .getByRole('heading')
    .click()
  const sizes = page.getByRole('radio')
  const last = sizes.and(page.locator(':enabled')).last()
  await last.check({ force: true })
  const name = await last.locator('xpath=..').innerText()

  const first = page.url()
  const colors = page.getByRole('navigation', { name: 'Färg' }).getByRole('link')
  const other = page.locator('nav[aria-label=Färg] a:not([aria-current])').first()
  const color = (await other.getAttribute('title')) ?? ''
  // Without scripts a link does not contain the selected size; a button of the form does.
  if (javaScriptEnabled) await other.click()
  else await page.getByRole('button', { name: color, exact: true }).click()
  await expect(colors.and(page.getByTitle(color, { exact: true }))).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(page.url()).not.toBe(first)
  await expect(page.getByRole('radio', { name, checked: true })).toHaveCount(1)

  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(page.getByRole('radio', { name, checked: true })).toHaveCount(1)
})

test('an unknown address has a not-found page with links', async ({ page }) => {
  skipOtherTurn()
  expect((await page.goto('/p/finns-inte'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sidan finns inte')
  await page.getByRole('link', { name: 'Till startsidan' }).click()
  await expect(page).toHaveURL('/')
})
