import { cookies } from '#app/session/cookies.ts'

import { expectNoViolation } from './no-violation.ts'
import { shopperAt } from './shopper.ts'
import { expect, inTurn, skipOtherTurn, test } from './watched-page.ts'

const languages = {
  sv: {
    prefix: '',
    filters: 'Filter',
    group: 'Färg',
    card: 'Kort',
    favorites: '/favoriter',
    brands: '/varumarken',
    page: 'kopvillkor',
    withdrawal: '/angra-avtal',
    viewed: '/senast-visade',
  },
  fi: {
    prefix: '/fi',
    filters: 'Suodattimet',
    group: 'Väri',
    card: 'Kortti',
    favorites: '/suosikkeja',
    brands: '/tavaramerkkeja',
    page: 'ostoehdot',
    withdrawal: '/peruuta-sopimus',
    viewed: '/viimeksi-katsotut',
  },
} as const

const product = 'Visteskär'

interface View {
  language: keyof typeof languages
  width: number
  journeys: string[]
}

/**
 * Each screen is checked once: those with the most interaction with the longest texts on a narrow
 * screen. A search is a list; an empty checkout is one whose order is refused, without the messages.
 */
const views = [
  { language: 'fi', width: 390, journeys: ['product', 'purchase'] },
  { language: 'sv', width: 1360, journeys: ['favourites', 'content'] },
]

for (const { language, width, journeys } of views as View[]) {
  test.describe(`in ${language}, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } })
    const { prefix, page: alias, filters, group, card } = languages[language]

    test('no accessibility violation on the way to a product', async ({ page }) => {
      test.skip(!journeys.includes('product'), 'looked at in the other view')
      skipOtherTurn()
      await page.goto(prefix || '/')
      await expectNoViolation(page, 'start', { isWhole: true })

      await page.goto(`${prefix}/c/soffor`)
      const menu = page.getByRole('group', { name: filters })
      if (await menu.isHidden()) await page.getByRole('button', { name: filters }).click()
      await menu.getByText(group, { exact: true }).click()
      await expect(menu.getByRole('link').first()).toBeVisible()
      await expectNoViolation(page, 'list with filters open')

      await page.goto(`${prefix}/finns-inte`)
      await expectNoViolation(page, 'not found')
    })

    test('no accessibility violation among favourites and brands', async ({ page }) => {
      test.skip(!journeys.includes('favourites'), 'looked at in the other view')
      skipOtherTurn()
      const { favorites, brands } = languages[language]
      await page.goto(prefix + favorites)
      await expectNoViolation(page, 'no favourites', { isWhole: true })
      const ideas = page.getByRole('main').getByRole('article').getByRole('button')
      await ideas.first().click()
      await expect(page.getByRole('button', { pressed: true }).last()).toBeVisible()
      await page.reload()
      await expectNoViolation(page, 'favourites')
      await page.goto(prefix + brands)
      await expectNoViolation(page, 'brands')
    })

    test('no accessibility violation on a content page', async ({ page }) => {
      test.skip(!journeys.includes('content'), 'looked at in the other view')
      skipOtherTurn()
      await page.goto(`${prefix}/${alias}`)
      await expectNoViolation(page, alias)
    })

    test('no accessibility violation during a purchase', async ({ page }) => {
      test.skip(!journeys.includes('purchase'), 'looked at in the other view')
      const shopper = shopperAt(page, language, true)
      // Every second screen in a run, the others in another run.
      const screens = inTurn([
        'product',
        'pictures',
        'cart',
        'checkout, refused',
        'checkout, filled in',
        'payment',
        'confirmation',
        'order',
        'receipt of a withdrawal',
        'products viewed last',
      ])
      const check = async (screen: string) => {
        if (screens.includes(screen)) await expectNoViolation(page, screen)
      }
      await page.goto(`${prefix}/s/${product}`)
      await shopper.openProduct(new RegExp(product))
      const id = await page.locator('input[name=product]').first().inputValue()
      await check('product')
      await page.locator('#picture-1 a').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await check('pictures')
      await page.keyboard.press('Escape')
      await shopper.putInCart()
      await check('cart')
      await shopper.goToCheckout()
      await shopper.order()
      await expect(page.getByRole('alert')).toBeVisible()
      await check('checkout, refused')
      await shopper.fillCheckout(card)
      await check('checkout, filled in')
      await shopper.order()
      await expect(shopper.heading(card)).toBeVisible()
      await check('payment')
      await shopper.pay()
      await shopper.seeConfirmation()
      await check('confirmation')

      const { withdrawal, viewed } = languages[language]
      const main = page.getByRole('main')
      await main.locator('a[href*="/order/"]').first().click()
      await expect(page).toHaveURL(/\/order\//)
      await check('order')
      await page.goto(prefix + withdrawal)
      const statement = { orderNumber: '999999', email: 'eva@example.com', name: 'Eva Ek' }
      for (const [name, value] of Object.entries(statement))
        await main.locator(`[name=${name}]`).fill(value)
      await main.locator('form button').last().click()
      await expect(page).toHaveURL(/statement=/)
      await check('receipt of a withdrawal')
      // As a browser without scripts has it.
      const url = page.url()
      await page.context().addCookies([{ name: cookies.viewed.name, value: id, url }])
      await page.goto(prefix + viewed)
      await expect(main.getByRole('article').first()).toBeVisible()
      await check('products viewed last')
    })
  })
}
