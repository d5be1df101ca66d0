import type { Page } from '@playwright/test'

import { languageCodes } from '#app/i18n/languages.ts'
import { pathsOf, type ScreenName } from '#app/routing/screens.ts'
import { openPlatform } from '#tests/support/agent-platform.ts'
import { orderByBill } from '#tests/support/order-by-bill.ts'
import { openShopper } from '#tests/support/shopper.ts'

import { addCookies } from './visitors.ts'

/** What is done on a page before it is looked at. */

export const opensFirst = (selector: string) => async (page: Page) => {
  const control = page.locator(selector).first()
  if (await control.isVisible()) await control.click()
  await settled(page)
}
/** Follows a link that may be in a fold. */
export const follows = (link: string) => async (page: Page) => {
  const before = page.url()
  await page.locator(link).first().dispatchEvent('click')
  // Until then the page that is left is shown, dimmed.
  await page.waitForURL(({ href }) => href !== before)
  await settled(page)
}
/** Clicks the header's link to a screen, which opens its panel. */
export const opensPanel = (screen: ScreenName) => async (page: Page) => {
  const links = languageCodes.map((code) => `a[href*="/${pathsOf(screen, code)[0]}"]:visible`)
  await page.locator(`html[data-hydrated] body :is(${links.join()})`).first().click()
  await page.locator('dialog[open]').waitFor()
  await settled(page)
}
export const unfoldsAll = async (page: Page) => {
  const folds = await page.locator('main details:not([open]) > summary:visible').all()
  // The last first, since an open one is no longer among them.
  for (const fold of folds.reverse()) await fold.click()
  await settled(page)
}
export const submits = (button: string) => async (page: Page) => {
  await page.locator(`main form ${button}:visible`).last().click()
  await page.locator('main :is([role=alert], [aria-invalid=true])').first().waitFor()
  await settled(page)
}
/** Sends the form that has these fields, also one that is folded. */
export const fills = (fields: Readonly<Record<string, string>>) => async (page: Page) => {
  const names = Object.keys(fields)
  const has = names.map((name) => `:has([name=${name}]:not([type=hidden]))`).join('')
  const form = page.locator(`main form${has}`).first()
  const fold = page.locator(`main details:not([open]):has(form${has}) > summary`).first()
  if (await fold.isVisible()) await fold.click()
  for (const name of names) await form.locator(`[name=${name}]`).fill(fields[name] ?? '')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await form.locator('button:not([type=button])').last().click()
  await answered
  await settled(page)
}
/** Uses a gift code, unless the cart has it from another width. */
export const appliesCode = async (page: Page) => {
  if ((await page.locator('main input[name=code]:not([type=hidden])').count()) === 0) return
  await fills({ code: 'GAVA500' })(page)
}
/** Sends the empty forms in folds. */
export const submitsFolds = async (page: Page) => {
  await unfoldsAll(page)
  for (const form of await page.locator('main details[open] form[novalidate]:visible').all()) {
    // That of a customer is filled in.
    for (const email of await form.locator('[name=email]').all()) await email.fill('')
    await form.locator('button:not([type=button])').last().click()
    await form.locator(':is([role=alert], [aria-invalid=true])').first().waitFor()
  }
  await settled(page)
}
/** Prepares a cart as an assistant does, and opens what the buyer gets from it. */
export const opensAssistantCart = async (page: Page) => {
  const { origin, pathname } = new URL(page.url())
  const platform = openPlatform(origin)
  const { body } = await platform.post('/catalog/search', { query: 'soffa' })
  const [{ variants }] = body.products
  const cart = await platform.post('/carts', {
    line_items: [{ item: { id: variants[0].id }, quantity: 1 }],
  })
  await page.goto(origin + pathname + new URL(cart.body.continue_url).search)
  await settled(page)
}
/** Empties a form that is filled in, and sends it. */
export const submitsEmptied = async (page: Page) => {
  const form = page.locator('main form[novalidate]').first()
  for (const field of await form.locator('input:is([type=text], [type=email], [type=tel])').all())
    await field.fill('')
  await submits('button:not([type=button])')(page)
}
/** Orders as a guest, and opens the confirmation of the order, or the page that its mail links to. */
export const opensOrder = (shown: 'confirmation' | 'link') => async (page: Page) => {
  const { origin, pathname } = new URL(page.url())
  const shopper = openShopper(origin)
  const order = await orderByBill(shopper, await shopper.findProduct(), 'gast@example.com')
  await addCookies(page.context(), shopper, origin)
  await page.goto(origin + pathname.replace(/\/$/, '') + order[shown])
  await settled(page)
}
/** Logs in by the panel, which a toast confirms; the focus keeps it on the page. */
export const logsIn = async (page: Page) => {
  await opensPanel('login')(page)
  const panel = page.locator('dialog[open]')
  await panel.locator('[name=email]').fill('anna@example.com')
  await panel.locator('[name=password]').fill('soffa123')
  await panel.locator('form button:not([type=button])').last().click()
  await page.locator('[role=status][data-lower-edge] button').focus()
}
/** Saves a favourite while the shop does not respond, which a toast says. */
export const failsToSave = async (page: Page) => {
  const isSaving = (url: URL) => url.pathname.endsWith('/favorite')
  await page.route(isSaving, (route) => route.abort())
  await page.locator('main article button[aria-pressed=false]').first().click()
  await page.locator('[role=status][data-lower-edge] button').focus()
  await page.unroute(isSaving)
}
export const types = (text: string) => async (page: Page) => {
  await page.locator('input[type=search]').first().pressSequentially(text)
  await page.locator('[role=option]').first().waitFor()
  await settled(page)
}
export const opensPictures = async (page: Page) => {
  await page.locator('#picture-1 a').click()
  await page.locator('dialog[open] img').first().waitFor()
  await settled(page)
}
const settled = (page: Page) => page.waitForLoadState('networkidle')
