import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { buyAt } from './buy-at.ts'
import { chooseLanguage, chooseRegion } from './choose-region.ts'
import { fillCart } from './prepare-by-request.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const sofa = demoProducts['in-stock'].aliases
const mattress = demoProducts['static-stock'].aliases

test('a product that is not sold in the new country stays in the cart, and is not ordered', async ({
  page,
}) => {
  skipOtherTurn()
  await fillCart(page, `/p/${sofa.sv}`)
  await buyAt(page, `/p/${mattress.sv}`, 'sv', { size: 'Fast' })
  await page.goto('/varukorgen')
  await chooseRegion(page, 'Danmark på Dansk')
  await expect(page).toHaveURL('/da/kurven')
  const main = page.getByRole('main')
  await expect(main).toContainText('Sælges ikke i Danmark')
  await expect(main.getByRole('link', { name: /Til kassen|Til kassa/ })).toHaveCount(0)

  await chooseRegion(page, 'Sverige på Svenska')
  await expect(main).not.toContainText('Säljs inte')
  await expect(main.getByRole('link', { name: 'Till kassan' })).toBeVisible()

  await chooseRegion(page, 'Danmark på Dansk')
  await main.getByRole('button', { name: /^Fjern .*madras/i }).click()
  await expect(main).not.toContainText('Sælges ikke')
  await expect(main.getByRole('link', { name: /kassen/i })).toBeVisible()
})

test('another language shows the same product, and is remembered', async ({ page }) => {
  skipOtherTurn()
  await page.goto(`/p/${sofa.sv}`)
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(`/en/p/${sofa.en}`)
  await expect(page.getByRole('contentinfo')).toContainText('Sweden · English · SEK')
  const languageCookie = (await page.context().cookies()).find(
    ({ name }) => name === 'i18n_redirected',
  )
  expect(languageCookie?.value).toBe('en')
})

test.describe('a browser with English as its language', () => {
  test.use({ locale: 'en-GB' })

  test('is offered English in English, once', async ({ page, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, 'nobody is asked without scripts')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/c/soffor?sort=PRICE')
    const offer = page.getByRole('region', { name: 'Would you like to shop in English?' })
    await expect(offer).toBeVisible()
    // It does not lie on what is at the lower edge of a phone.
    const filters = await page.getByRole('button', { name: 'Filter' }).boundingBox()
    const shown = await offer.boundingBox()
    expect(shown!.y + shown!.height).toBeLessThan(filters!.y)
    await offer.getByRole('button', { name: 'No thanks' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()

    // One question at a time: the one about cookies comes first.
    await page.context().clearCookies({ name: /^(?!ralph-cookie-consent$)/ })
    await page.reload()
    await offer.getByRole('link', { name: 'Yes, in English' }).click()
    await expect(page).toHaveURL('/en/c/sofas?sort=PRICE')
    await expect(offer).toBeHidden()
  })
})
