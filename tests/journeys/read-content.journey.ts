import { shopperAt } from './shopper.ts'
import { waitForScripts } from './wait-for-scripts.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

test('a shopper opens the terms from the footer, and continues to related pages', async ({
  page,
}) => {
  skipOtherTurn()
  await page.goto('/kundtjanst')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Köpvillkor' }).click()
  await expect(page).toHaveURL('/kopvillkor')
  await expect(page.getByRole('heading', { level: 1, name: 'Köpvillkor' })).toBeVisible()

  const main = page.getByRole('main')
  // On paper the white title of the notice has its blue ground.
  await page.emulateMedia({ media: 'print' })
  const title = main.getByRole('heading', { name: 'Reklamationsrätt' })
  await expect(title).toHaveCSS('print-color-adjust', 'exact')
  // Nor does the end of a page part a heading from its text, or cut a row of a list.
  await expect(title).toHaveCSS('break-after', 'avoid')
  await expect(main.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid')
  await page.emulateMedia({ media: null })
  await main.getByRole('link', { name: 'ångerrätt och retur', exact: true }).click()
  await expect(page).toHaveURL('/angerratt-och-retur')
  const siblingPages = page.getByRole('navigation', { name: 'Hjälp och information' })
  await expect(siblingPages.getByRole('link', { name: 'Ångerrätt och retur' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await siblingPages.getByRole('link', { name: 'Leverans' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leverans' })).toBeVisible()
  await expect(main.getByRole('rowheader', { name: 'Finland' })).toBeVisible()
})

test('a page that the browser translates shows the text of the next page', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'each page is a new document')
  await page.goto('/c/soffor')
  const main = page.getByRole('main')
  await waitForScripts(main)
  await main.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const translation = document.createElement('font')
      translation.textContent = text.data
      text.replaceWith(translation)
    }
  })
  await main.getByRole('link', { name: '2–4-sitssoffor' }).click()
  await expect(main.getByText('Raka soffor för två, tre eller fyra')).toBeVisible()
  await expect(main.getByText('Soffan är hemmets mest använda möbel')).toBeHidden()
})

test('a text of the merchant fits into the window, with words of any length', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled, 'words are put into a page that no script redraws')
  for (const path of ['/c/soffor', '/p/vistelund-3-sitssoffa-beige']) {
    await page.goto(path)
    const more = page.getByText('Läs mer', { exact: true })
    if (await more.count()) await more.click()
    await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, p)')]
      // Short ones are the shop's own.
      for (const text of texts.filter(
        ({ tagName, innerText }) => tagName === 'H1' || innerText.length > 60,
      ))
        text.append('Vardagsrumsmöbelsortiment'.repeat(8))
    })
    for (const width of [390, 820, 1360]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('the terms can be read from the checkout without losing the typed values', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await page.goto('/s/Visteskär')
  await shopper.openProduct(/Visteskär/)
  await shopper.putInCart()
  await shopper.goToCheckout()
  await shopper.fillIn({ firstName: 'Lisa' })
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Läs köpvillkoren/ }).click()
  const terms = await opened
  await expect(terms.getByRole('heading', { level: 1, name: 'Köpvillkor' })).toBeVisible()
  await expect(shopper.field('firstName')).toHaveValue('Lisa')
})

test.describe('a draft', () => {
  const draft = 'Våren börjar ute'
  const published = 'Rum att landa i'
  // Texts are checked, not pictures, which are rendered on first request.
  const withoutPictures = { waitUntil: 'domcontentloaded' } as const

  test('is shown with its token, and the token is in no address', async ({ page }) => {
    skipOtherTurn()
    const token = await previewToken()
    await page.goto(`/preview-widgets?loginToken=${token}`, withoutPictures)
    await expect(page).toHaveURL('/preview-widgets')
    await expect(page.getByRole('heading', { level: 1, name: draft })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Utkast' })).toBeVisible()

    await page.goto('/', withoutPictures)
    await expect(page.getByRole('heading', { level: 1, name: draft })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Utkast' })).toBeVisible()
  })

  test('is not shown to anybody else', async ({ page }, { testId, retry }) => {
    skipOtherTurn()
    await page.goto('/preview-widgets', withoutPictures)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: published })).toBeVisible()
    // A new token: the start page shows a message for one that was already used.
    const invalidToken = `guess-${testId}-${retry}`
    const response = await page.goto(`/preview-widgets?loginToken=${invalidToken}`, withoutPictures)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(draft)).toBeHidden()
  })
})

/** The token that the merchant issues to staff for the draft of the start page. */
async function previewToken(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${process.env.MERCHANT_PORT}/auth/preview`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.SESSION_SECRET}` },
    body: JSON.stringify({ area: 1, staff: 'redaktionen' }),
  })
  return ((await response.json()) as { token: string }).token
}
