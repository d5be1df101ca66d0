import type { Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { buyAt } from './buy-at.ts'
import { chooseLanguage, chooseRegion } from './choose-region.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const domain = (language: string) => `http://${language}.localhost:${process.env.DOMAIN_SHOP_PORT}`
const sofa = demoProducts['in-stock'].aliases

/** Addresses of all form submissions so far. */
function recordPosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).origin)
  })
  return posts
}

test('another language shows the same product on its own domain', async ({ page }) => {
  skipOtherTurn()
  await page.goto(`${domain('sv')}/p/${sofa.sv}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vistelund')
  const footer = page.getByRole('contentinfo')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(`${domain('en')}/p/${sofa.en}`)
  await expect(footer).toContainText('Sweden · English · SEK')
  await chooseLanguage(page, 'Suomi')
  await expect(page).toHaveURL(`${domain('fi')}/p/${sofa.fi}`)
  await expect(footer).toContainText('Suomi · Suomi · EUR')
})

test('a selected country leads to the domain of its language, with the cart', async ({ page }) => {
  skipOtherTurn()
  const posts = recordPosts(page)
  await buyAt(page, `${domain('sv')}/p/${sofa.sv}`, 'sv')
  await page.goto(`${domain('sv')}/varukorgen`)
  await chooseRegion(page, 'Danmark på English')
  await expect(page).toHaveURL(`${domain('en')}/cart`)
  await expect(page.getByRole('contentinfo')).toContainText('Denmark · English · DKK')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(posts).toEqual([domain('sv'), domain('en')])
})

test('a shopper buys and pays on one domain without leaving it', async ({
  page,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  const posts = recordPosts(page)
  const shopper = shopperAt(page, 'en', javaScriptEnabled)
  await page.goto(`${domain('en')}/news`)
  await page.getByRole('button', { name: 'Business', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Business', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Private', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Private', pressed: true })).toBeVisible()
  await expect(page).toHaveURL(`${domain('en')}/news`)
  await buyAt(page, `${domain('en')}/p/${sofa.en}`, 'en')
  await page.goto(`${domain('en')}/cart`)
  await shopper.goToCheckout()
  await shopper.fillCheckout('Card', lisa)
  await shopper.order()
  await shopper.pay()
  await shopper.seeConfirmation()
  expect(new Set(posts)).toEqual(new Set([domain('en')]))

  // Domains do not share cookies: here is only the choice that every shopper has made before.
  const cookies = await page.context().cookies(domain('sv'))
  expect(cookies.map(({ name }) => name)).toEqual(['ralph-cookie-consent'])
})
