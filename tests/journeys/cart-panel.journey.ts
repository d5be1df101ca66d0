import { demoProducts } from '#server/merchant/seed/demo-products.ts'

import { shopperWords } from './shopper-words.ts'
import { expect, test } from './watched-page.ts'

const words = shopperWords.sv
const product = `/p/${demoProducts['in-stock'].aliases.sv}`

test('what was put in the cart is shown on the spot, and the focus comes back', async ({ page }, {
  project,
}) => {
  await page.goto(product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const buy = page.getByRole('button', { name: words.buy })
  await buy.click()
  if (project.use.javaScriptEnabled === false) {
    await expect(page).toHaveURL('/varukorgen')
    await expect(page.getByRole('link', { name })).toBeVisible()
    return
  }
  const panel = page.getByRole('dialog', { name: words.cart })
  await expect(panel.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(buy).toBeFocused()

  await page.getByRole('link', { name: 'Varukorg, 1 vara' }).click()
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'Visa varukorgen' }).click()
  await expect(page).toHaveURL('/varukorgen')
  await expect(panel).toBeHidden()
})

test('a picture is looked at closely, with scripts on the page itself', async ({ page }, {
  project,
}) => {
  await page.goto(product)
  const pictures = page.getByRole('region', { name: 'Bilder' })
  const first = pictures.getByRole('link').first()
  await expect(first).toHaveAttribute('href', /2000f2500/)
  if (project.use.javaScriptEnabled === false) return
  await first.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('status')).toHaveText(/^1 \/ \d$/)
  await viewer.getByRole('button', { name: 'Nästa bild' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: /^Bild 3 av/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
})

test('what goes out of the cart is told', async ({ page }, { project }) => {
  await page.goto(product)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: words.buy }).click()
  await expect(page.getByRole('link', { name: words.toCheckout })).toBeVisible()
  await page.goto('/varukorgen')
  await page.getByRole('button', { name: `Ta bort ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
  if (project.use.javaScriptEnabled === false) return
  await expect(page.getByRole('status')).toContainText(`${name} är borttagen`)
})

test('more pieces than there are is refused with their number, and the cart stays', async ({
  page,
}) => {
  await page.goto(`/p/${demoProducts['few-left'].aliases.sv}`)
  await page.locator('input[name="quantity"]').fill('900')
  await page.getByRole('button', { name: words.buy }).click()
  await expect(page.getByRole('alert')).toContainText(/Endast \d+ kvar på lager/)
  await page.goto('/varukorgen')
  await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
})
