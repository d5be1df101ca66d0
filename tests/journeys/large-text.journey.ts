import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { sidewaysScroll, setLargeText } from './large-text.ts'
import { fillCart, startSession } from './prepare-by-request.ts'
import { waitForScripts } from './wait-for-scripts.ts'
import { expect, inTurn, skipOtherTurn, test } from './watched-page.ts'

// Half of these in a run, the others in another run.
test.beforeEach(() => skipOtherTurn())

const sofa = `/p/${demoProducts['in-stock'].aliases.sv}`

/** What is measured on a page, beside its width in large text. */
interface Measures {
  /** Its text starts where the header's does; some begin with a wide picture. */
  isAligned?: boolean
  /** It is also measured with a doubled root font size, to which media queries do not react. */
  isEnlarged?: boolean
}

const guestPages: Record<string, Measures> = {
  // In the language of the longest words.
  '/fi': { isEnlarged: true },
  '/c/soffor': { isAligned: true, isEnlarged: true },
  [sofa]: { isEnlarged: true },
  '/varukorgen': { isEnlarged: true },
  '/kassan': { isAligned: true, isEnlarged: true },
  '/favoriter': {},
  '/land-och-sprak': { isAligned: true },
  '/kopvillkor': {},
  '/s/soffa': {},
  '/varumarken': {},
}
const formPages: Record<string, Measures> = {
  '/logga-in': { isAligned: true },
  '/cookie-installningar': { isAligned: true, isEnlarged: true },
  '/fi/newsletter/unsubscribe': { isEnlarged: true },
  '/angra-avtal': { isAligned: true },
  '/leverans-till': { isAligned: true },
  '/nyhetsbrev': { isAligned: true },
}
// With an address, so that the checkout offers delivery and payment methods.
const accountPages: Record<string, Measures> = {
  '/mina-sidor/ordrar': { isAligned: true },
  '/mina-sidor/installningar': {},
  '/mina-sidor/saldo': {},
  '/kassan': { isEnlarged: true },
}

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

/** All measures of a page are taken in one visit, which takes longer than they do. */
async function expectLayout(page: Page, path: string, { isAligned, isEnlarged }: Measures) {
  const expectNoSidewaysScroll = (width: number) =>
    expect.poll(() => sidewaysScroll(page), `${path} at ${width} px`).toBe(0)
  await setLargeText(page, true)
  await page.goto(path)
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(width)
  }
  await setLargeText(page, false)
  for (const width of isAligned ? widths : []) {
    await page.setViewportSize({ width, height: 900 })
    const { header, main } = await contentStarts(page)
    expect(main, `${path} at ${width} px`).toBe(header)
  }
  if (!isEnlarged) return
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSidewaysScroll(390)
}

const widths = [390, 820, 1360]

for (const [name, pages] of Object.entries({ shop: guestPages, forms: formPages })) {
  test(`a page starts where its header does, and doubled text fits into the window: ${name}`, async ({
    page,
  }) => {
    await fillCart(page, sofa)
    for (const [path, measures] of inTurn(Object.entries(pages)))
      await expectLayout(page, path, measures)
  })
}

test('a page of a customer starts where its header does, and doubled text fits into the window', async ({
  page,
}) => {
  await fillCart(page, sofa)
  await startSession(page, 'anna@example.com')
  for (const [path, measures] of inTurn(Object.entries(accountPages))) {
    await expectLayout(page, path, measures)
    // With delivery methods.
    if (path === '/kassan') await expect(page.locator('[name=shippingId]').first()).toBeAttached()
  }
})

test('a long word in the breadcrumbs, in the heading or in the name of a reviewer does not widen the page', async ({
  page,
}) => {
  await page.goto(sofa)
  const main = page.getByRole('main')
  await waitForScripts(main)
  const names = [
    main.getByRole('navigation', { name: 'Du är här' }).getByRole('link'),
    main.getByRole('heading', { level: 1 }),
    main.locator('#reviews li strong'),
  ]
  for (const found of names) {
    await expect(found.first()).toBeAttached()
    await found.evaluateAll((all) => all.forEach((each) => (each.textContent = 'å'.repeat(300))))
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sidewaysScroll(page), `${width} px`).toBe(0)
  }
})

test('a price of twenty-four characters does not widen a page', async ({ page }) => {
  await fillCart(page, sofa)
  await startSession(page, 'anna@example.com')
  const paths = ['/', '/c/soffor', sofa, '/varukorgen', '/kassan', '/mina-sidor/saldo']
  for (const path of inTurn(paths)) {
    await page.goto(path)
    const main = page.getByRole('main')
    await waitForScripts(main)
    const replaced = await main.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const amount = /\d[\d\s,]*\skr/g
      let count = 0
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        text.data = text.data.replace(amount, () => {
          count++
          return '123 456 789 012 345,00 kr'.replaceAll(' ', '\u00A0')
        })
      }
      return count
    })
    expect(replaced, path).toBeGreaterThan(0)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => sidewaysScroll(page), `${path} at ${width} px`).toBe(0)
    }
  }
})

test('no line of a product heading ends inside "3-sitssoffa"', async ({ page }) => {
  await page.goto(sofa)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toContainText('3-sitssoffa')
  await waitForScripts(heading)
  const brokenAt = await heading.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent!.indexOf('3-sitssoffa')
      if (at < 0) continue
      const word = document.createRange()
      word.setStart(texts.currentNode, at)
      word.setEnd(texts.currentNode, at + '3-sitssoffa'.length)
      return Array.from({ length: 40 }, (_, step) => 300 + 10 * step).filter((width) => {
        element.style.width = `${width}px`
        return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
    }
    return null
  })
  expect(brokenAt).toEqual([])
})

test('with the text spacing of WCAG 1.4.12 no name in a list of a narrow phone is cut, and the logo keeps clear of the icons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/da/c/sofaer')
  const names = page.getByRole('main').locator('article h3')
  await waitForScripts(names.first())
  const spacing = { letterSpacing: '.12em', wordSpacing: '.16em', lineHeight: '1.5' }
  const cut = await names.evaluateAll(
    (all: HTMLElement[], style) =>
      all
        .filter((name) => {
          Object.assign(name.style, style)
          return name.scrollHeight > name.clientHeight + 1
        })
        .map(({ textContent }) => textContent),
    spacing,
  )
  expect(cut).toEqual([])
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await link('Hemvist').evaluate((logo, style) => Object.assign(logo.style, style), spacing)
  const [logo, login] = [await link('Hemvist').boundingBox(), await link('Log ind').boundingBox()]
  expect(logo!.x + logo!.width).toBeLessThanOrEqual(login!.x)
})

test('in large text the cart panel covers no line by its total and buttons', async ({ page }) => {
  await fillCart(page, sofa)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kopvillkor')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Varukorg/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Varukorg' })
  const onward = panel.getByRole('link', { name: 'Till kassan' })
  await expect(onward).toBeAttached()
  const lines = panel.getByRole('listitem').last()
  const gap = async () => {
    const [line, button] = [(await lines.boundingBox())!, (await onward.boundingBox())!]
    return button.y - line.y - line.height
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

test('in large text a phone shows the whole choices of the order of a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fi/c/soffor')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.locator('details[name=sort] > summary').dispatchEvent('click')
  const choices = page.locator('details[name=sort] > ul')
  expect((await choices.boundingBox())!.x).toBeGreaterThanOrEqual(0)
})

test('on phones no name of a delivery or payment method runs into its price, in long words too', async ({
  page,
}) => {
  await fillCart(page, sofa)
  await startSession(page, 'anna@example.com')
  await page.goto('/fi/kassa')
  await page.getByRole('textbox', { name: 'Postinumero' }).first().fill('00100')
  await page.getByRole('button', { name: 'Näytä toimitustavat' }).click()
  const choices = page.locator('label:has([name=paymentId], [name=shippingId])')
  await expect(choices.filter({ hasText: 'Osamaksutili' })).toBeVisible()
  const collisions = () =>
    choices.evaluateAll((labels) =>
      labels.flatMap(({ children }) => {
        const [name, price] = [...children].slice(1, 3).map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return range.getBoundingClientRect()
        })
        const isBeside = name!.bottom > price!.top && price!.bottom > name!.top
        return isBeside && name!.right > price!.left ? [children[1]!.textContent] : []
      }),
    )
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(collisions, `${width} px`).toEqual([])
    await expect.poll(() => sidewaysScroll(page), `${width} px`).toBe(0)
  }
  // The total is below its long label.
  await setLargeText(page, true)
  await page.setViewportSize({ width: 345, height: 844 })
  await expect.poll(() => sidewaysScroll(page), 'large text').toBe(0)
  await setLargeText(page, false)
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

test('with more contrast the quiet texts have the colour of the others', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/c/soffor')
  const count = page.getByRole('main').getByRole('status').first()
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await expect(count).toHaveCSS('color', ink)
  await page.emulateMedia({ contrast: null })
})

test('a favourite button does not cover a long title', async ({ page }) => {
  for (const path of ['/c/mobler', '/fi/uutuudet']) {
    await page.goto(path)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first().locator('[form=favorites]')).toBeVisible()
    await waitForScripts(cards.last().getByRole('button').first())
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
