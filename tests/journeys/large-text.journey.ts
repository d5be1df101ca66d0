import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { sidewaysScroll, setLargeText } from './large-text.ts'
import { fillCart, startSession } from './prepare-by-request.ts'
import { waitForScripts } from './wait-for-scripts.ts'
import { expect, test } from './watched-page.ts'

const sofa = `/p/${demoProducts['in-stock'].aliases.sv}`
const open = ['/', '/c/soffor', sofa, '/varukorgen', '/kassan', '/favoriter', '/logga-in']
const otherPaths = ['/land-och-sprak', '/kopvillkor', '/s/soffa', '/varumarken']
const formPaths = ['/cookie-installningar', '/fi/newsletter/unsubscribe']
const account = ['/mina-sidor/ordrar', '/mina-sidor/installningar', '/mina-sidor/saldo', '/kassan']

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'scripts lay out nothing')

/** Where the content of header and page starts, in whole pixels. */
const contentStarts = (page: Page) =>
  page.evaluate(() => {
    const left = (found: Element[]) =>
      Math.min(
        ...found
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, left }) => width > 20 && left >= 0)
          .map(({ left }) => Math.round(left)),
      )
    const inHeader = document.querySelectorAll('header form, header a:not(nav a)')
    const inMain = document.querySelectorAll('main h1, main nav, main form, main p')
    return { header: left([...inHeader]), main: left([...inMain]) }
  })

test('with doubled text size no page scrolls sideways on a phone or tablet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setLargeText(page, true)
  await fillCart(page, sofa)
  const expectNoSidewaysScroll = async (path: string) => {
    await page.goto(path)
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => sidewaysScroll(page), `${path} at ${width} px`).toBe(0)
    }
  }
  for (const path of [...open, ...otherPaths]) await expectNoSidewaysScroll(path)
  await startSession(page, 'anna@example.com')
  // With an address, so that the checkout offers delivery and payment methods.
  for (const path of account) await expectNoSidewaysScroll(path)
  await expect(page.locator('[name=shippingId]').first()).toBeAttached()
  await setLargeText(page, false)
})

test('with doubled text alone product and checkout fit into the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page, sofa)
  for (const path of ['/', '/c/soffor', sofa, '/varukorgen', '/kassan', ...formPaths]) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(() => sidewaysScroll(page), path).toBe(0)
  }
})

const widths = [390, 820, 1360]

async function expectSameStart(page: Page, path: string) {
  await page.goto(path)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { header, main } = await contentStarts(page)
    expect(main, `${path} at ${width} px`).toBe(header)
  }
}

test('a page starts at the same position as its header, at every width', async ({ page }) => {
  await fillCart(page, sofa)
  const withForms = ['/logga-in', '/angra-avtal', '/leverans-till', '/nyhetsbrev', '/kassan']
  for (const path of ['/c/soffor', '/land-och-sprak', '/cookie-installningar', ...withForms]) {
    await expectSameStart(page, path)
  }
  await startSession(page, 'anna@example.com')
  // Pages of the account have one layout.
  for (const path of account.slice(0, 1)) await expectSameStart(page, path)
})

test('in forced colours icons have the colour of the text beside them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(sofa)
  const different = () =>
    page
      .locator('svg[stroke=currentColor]')
      .evaluateAll((icons) =>
        icons
          .filter(
            (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color,
          )
          .map((icon) => icon.outerHTML),
      )
  await expect.poll(different).toEqual([])
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
})

test('a favourite button does not cover a long title', async ({ page, javaScriptEnabled }) => {
  for (const path of ['/c/mobler', '/fi/uutuudet']) {
    await page.goto(path)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first().locator('[form=favorites]')).toBeVisible()
    if (javaScriptEnabled) await waitForScripts(cards.last().getByRole('button').first())
    // Longer than any name of the demo.
    await cards.evaluateAll((articles) => {
      for (const card of articles) {
        const title = card.querySelector('h2 a, h3 a, a')!
        title.lastChild!.textContent += ' fyrsitsdivansoffkombination med schäslong och sidobord'
      }
    })
    for (const width of [390, 820, 1360]) {
      await page.setViewportSize({ width, height: 900 })
      const covered = () =>
        cards.evaluateAll((articles) =>
          articles
            .filter((card) => {
              const favoriteButton = card.querySelector('button')!.getBoundingClientRect()
              const textRange = document.createRange()
              textRange.selectNodeContents(card.querySelector('h2 a, h3 a, a')!)
              return [...textRange.getClientRects()].some(
                (line) =>
                  line.left < favoriteButton.right &&
                  favoriteButton.left < line.right &&
                  line.top < favoriteButton.bottom &&
                  favoriteButton.top < line.bottom,
              )
            })
            .map((card) => card.textContent),
        )
      // Columns follow the width of the window a moment later.
      await expect.poll(covered, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('prices of adjacent cards are on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto('/c/mobler')
  const cards = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((card) => {
        const textNodes = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
        let price = 0
        while (!price && textNodes.nextNode()) {
          const element = textNodes.currentNode.parentElement!
          if (/\d kr$/.test(element.innerText)) price = element.getBoundingClientRect().top
        }
        const isRated = /omdöme/.test(card.textContent ?? '')
        return { row: card.getBoundingClientRect().top, price, isRated }
      }),
    )
  const tops = [...new Set(cards.map(({ row }) => row))]
  const rows = tops.map((top) => cards.filter(({ row }) => row === top))
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) {
    expect(new Set(row.map(({ price }) => price)).size, JSON.stringify(row)).toBe(1)
  }
  expect(rows.some((row) => new Set(row.map(({ isRated }) => isRated)).size > 1)).toBe(true)
})

test('a toast does not cover account, favourites and cart, at every width', async ({ page }) => {
  await page.goto('/c/mobler')
  await page.route('**/favorite', (route) => route.abort('aborted'))
  const toast = page.getByRole('status').filter({ has: page.getByRole('button') })
  const header = page.getByRole('banner')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('article').first().locator('[form=favorites]').click()
    // It stays while its button has the focus.
    await toast.getByRole('button').focus()
    for (const name of [/Logga in/, /Favoriter/, /Varukorg/]) {
      // Any element above it would receive the click.
      await header.getByRole('link', { name }).click({ trial: true })
    }
    await expect(toast).toBeVisible()
    await toast.getByRole('button').click()
    await expect(toast).toBeHidden()
  }
})
