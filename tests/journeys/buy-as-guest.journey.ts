import sharp from 'sharp'

import { createGate } from '#tests/support/gate.ts'

import { newEmail, password } from './customer.ts'
import { sidewaysScroll, setLargeText } from './large-text.ts'
import { purchaseTrees } from './purchase-trees.ts'
import { lisa, shopperAt } from './shopper.ts'
import { tabTo } from './tab-to.ts'
import { expect, isOtherTurn, test } from './watched-page.ts'

const product = 'Alder armchair'

test('a guest finds an imported armchair, pays by Swish and receives a mail', async ({
  page,
  javaScriptEnabled,
}) => {
  const email = newEmail()
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  const main = page.getByRole('main')
  await shopper.enterShop()
  await shopper.searchFor('alder armchair')
  await expect(main).toMatchAriaSnapshot(purchaseTrees.list)
  // It would repeat the text above it.
  await expect(main.getByRole('progressbar')).toHaveCount(0)
  let stops = await tabTo(page, main.getByRole('link', { name: product }))
  await shopper.openProduct(product)
  await expect(main).toMatchAriaSnapshot(purchaseTrees.product)
  stops += await tabTo(page, page.getByRole('button', { name: 'Lägg i varukorgen' }))
  // The merchant renders the picture from the data of the feed, once for both kinds of journey.
  if (javaScriptEnabled) {
    const picture = page.getByRole('region', { name: 'Bilder' }).getByRole('img').first()
    const address = (await picture.getAttribute('src')) ?? ''
    // On a busy machine it may take longer than a request waits for it.
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
    const file = await (await page.request.get(address)).body()
    expect((await sharp(file).metadata()).width).toBeGreaterThan(100)
  }
  await shopper.putInCart()
  await expect(page.getByRole('main').getByRole('link', { name: product })).toBeVisible()
  await expect(main).toMatchAriaSnapshot(purchaseTrees.cart)
  stops += await tabTo(page, main.getByRole('link', { name: 'Till kassan' }))

  await shopper.goToCheckout()
  stops += await tabTo(page, shopper.field('zip'))
  await shopper.askForDelivery(lisa.zip)
  // The cheapest delivery is preselected, and a payment without credit.
  await expect(page.getByRole('radio', { name: /Utlämningsställe/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Swish/ })).toBeChecked()
  // With scripts the city follows the postal code until it is typed.
  if (javaScriptEnabled) {
    const city = shopper.field('city')
    await expect(city).toHaveValue('Stockholm')
    await shopper.askForDelivery('211 34')
    await expect(city).toHaveValue('Malmö')
    await city.fill('Arlöv')
    await shopper.askForDelivery(lisa.zip)
    await expect(page.getByText(/111 22 Stockholm/).first()).toBeAttached()
    await expect(city).toHaveValue('Arlöv')
  }
  // What is ordered stands at the button.
  const ordered = page.getByRole('region', { name: 'Slutför köpet' }).getByRole('listitem')
  await expect(ordered.first()).toHaveText(/^1 × Alder armchair/)
  // The summary beside the form hides nothing behind a scrollbar, in a window of any height.
  const usual = page.viewportSize()!
  await page.setViewportSize({ width: usual.width, height: 300 })
  const summary = page.getByRole('complementary')
  expect((await summary.boundingBox())!.height).toBeGreaterThan(300)
  expect(await summary.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  await page.setViewportSize(usual)
  // Past each field, and without a pointer.
  stops += await tabTo(page, page.getByRole('button', { name: 'Betala nu' }))
  expect(stops).toBeLessThanOrEqual(60)
  await shopper.fillCheckout('Swish', { ...lisa, email })
  await expect(main).toMatchAriaSnapshot(purchaseTrees.checkout)
  const sending = createGate()
  await page.route('**/kassan.data*', (route) => sending.passed.then(() => route.fallback()))
  await shopper.order()
  // A page shows that the payment provider is loading; without scripts the browser does.
  const waiting = page.getByRole('button', { name: 'Beställningen skickas – vänta …' })
  if (javaScriptEnabled) await expect(waiting).toBeVisible()
  sending.open()
  // Pages with a route have no cached files.
  await page.unrouteAll({ behavior: 'wait' })

  await expect(page.getByRole('heading', { level: 1, name: 'Swish' })).toBeVisible()
  await expect(main).toMatchAriaSnapshot(purchaseTrees.payment)
  await shopper.pay()

  const number = await shopper.seeConfirmation()
  const confirmation = page.url()
  await expect(main).toMatchAriaSnapshot(purchaseTrees.confirmation)
  await expect(main).toContainText(product)
  await expect(main).toContainText(email)
  await expect(main).toContainText('Vasagatan 1')
  await expect(main).toContainText('BetalsättSwish')
  await expect(main).toContainText('Org.nr 559999-9991')

  await setLargeText(page, true)
  // As a street of one long word.
  await main
    .locator('address > *')
    .first()
    .evaluate((line) => (line.textContent = 'W'.repeat(200)))
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(() => sidewaysScroll(page), `the confirmation in large text at ${width} px`)
      .toBe(0)
  }
  await setLargeText(page, false)
  await page.setViewportSize(usual)

  await page.reload()
  expect(await shopper.seeConfirmation()).toBe(number)

  // Going back leads past the payment page to a stored cart, which is loaded again.
  if (javaScriptEnabled) {
    await page.goBack()
    await page.goBack()
    await expect(shopper.heading('Varukorgen är tom')).toBeVisible()
    await expect(main).not.toContainText('borttagen')
  }

  // Bought products leave the cart.
  await shopper.enterShop()
  await expect(page.getByRole('link', { name: 'Varukorg, 0 varor' })).toBeVisible()

  await shopper.openMail(number)
  await expect(main).toContainText('Hej Lisa!')
  await expect(main).toContainText(product)
  await expect(main).toContainText('Swish')

  // The steps from here on are the same with scripts and without.
  if (isOtherTurn()) return
  // The mail leads to the order, for a guest too.
  await page.getByRole('link', { name: 'Följ din beställning' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Beställning ${number}` })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Mottagen' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(main).toContainText('Utlämningsställe')
  await expect(main.getByRole('link', { name: /^Ångra/ })).toHaveAttribute(
    'href',
    `/angra-avtal?order=${new URL(page.url()).pathname.split('/').at(-1)}`,
  )
  const receipt = await page.request.get(
    (await page.getByRole('link', { name: 'Kvitto (PDF)' }).getAttribute('href'))!,
  )
  expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(receipt.headers()['cache-control']).toBe('no-store')
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-')

  // The key of the link is no part of the address, and the order can be withdrawn from by lines.
  const orderPage = page.url()
  expect(orderPage).not.toContain('key')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await main.getByRole('link', { name: /^Ångra/ }).click()
  await expect(heading('Vad vill du ångra?')).toBeVisible()
  await main.getByRole('textbox', { name: 'Namn' }).fill('Eva Ek')
  await main.getByRole('button', { name: 'Bekräfta ånger' }).click()
  await expect(heading('Vi har tagit emot ditt ångermeddelande')).toBeVisible()

  // A guest without the link of the order gets it by mail, with its withdrawal.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Följ din beställning' }).click()
  await main.getByRole('textbox', { name: 'Ordernummer' }).fill(number)
  await main.getByRole('textbox', { name: 'E-postadress som du beställde med' }).fill(email)
  await main.getByRole('button', { name: 'Skicka länken' }).click()
  await expect(main.getByRole('alert')).toContainText('har vi skickat länken dit')
  await page.goto('/merchant/outbox')
  await page.getByRole('link', { name: `Länken till din beställning ${number}` }).click()
  await page.getByRole('link', { name: 'Följ din beställning' }).click()
  await expect(page).toHaveURL(orderPage)
  await expect(main).toContainText('Ångrade varor')
  await expect(main.getByRole('link', { name: /^Ångra/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Köp igen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Varukorg' })).toBeVisible()
  await expect(main).toContainText('1 vara från beställningen finns nu i din varukorg.')
  await expect(main.getByRole('link', { name: product })).toBeVisible()

  // The confirmation offers an account, which has the name of the order.
  await page.goto(confirmation)
  await main.getByLabel('Lösenord', { exact: true }).fill(password)
  await main.getByLabel('Upprepa lösenordet').fill(password)
  await main.getByRole('button', { name: 'Skapa konto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Beställning ${number}` })).toBeVisible()
  await page.goto('/mina-sidor/installningar')
  await expect(main).toContainText('Lisa Lind')
})
