import type { Page } from '@playwright/test'

import { languageCodes, type LanguageCode } from '#app/i18n/languages.ts'
import { pathsOf, type ScreenName } from '#app/routing/screens.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'

import type { Visitor } from './visitors.ts'

/** A screen in one of its states, in every language. */
export interface ScreenState {
  name: string
  visitor: Visitor
  /** Path behind the language. */
  path(language: LanguageCode): string
  /** What is done on the page before it is looked at. */
  act?(page: Page): Promise<unknown>
}

const at = (screen: ScreenName, query = '') => ({
  path: (language: LanguageCode) => `/${pathsOf(screen, language)[0]}${query}`,
})
const under = (path: string) => ({ path: () => path })
const product = (state: keyof typeof demoProducts) => ({
  path: (language: LanguageCode) => `/p/${demoProducts[state].aliases[language]}`,
})
/** A shop that does not know a Swedish alias in another language leads to the page's own. */
const category = under('/c/soffor')

const opensFirst = (selector: string) => async (page: Page) => {
  const control = page.locator(selector).first()
  if (await control.isVisible()) await control.click()
  await settled(page)
}
/** Clicks the header's link to a screen, which opens its panel. */
const opensPanel = (screen: ScreenName) => async (page: Page) => {
  const links = languageCodes.map((code) => `a[href*="/${pathsOf(screen, code)[0]}"]:visible`)
  await page.locator(`html[data-hydrated] body :is(${links.join()})`).first().click()
  await page.locator('dialog[open]').waitFor()
  await settled(page)
}
const unfoldsAll = async (page: Page) => {
  const folds = await page.locator('main details:not([open]) > summary:visible').all()
  // The last first, since an open one is no longer among them.
  for (const fold of folds.reverse()) await fold.click()
  await settled(page)
}
const submits = (button: string) => async (page: Page) => {
  await page.locator(`main form ${button}:visible`).last().click()
  await page.locator('main :is([role=alert], [aria-invalid=true])').first().waitFor()
  await settled(page)
}
const types = (text: string) => async (page: Page) => {
  await page.locator('input[type=search]').first().pressSequentially(text)
  await page.locator('[role=option]').first().waitFor()
  await settled(page)
}
const opensPictures = async (page: Page) => {
  await page.locator('#picture-1 a').click()
  await page.locator('dialog[open] img').first().waitFor()
  await settled(page)
}
const settled = (page: Page) => page.waitForLoadState('networkidle')

const forms: readonly (readonly [name: string, screen: ScreenName])[] = [
  ['login', 'login'],
  ['new customer', 'register'],
  ['forgotten password', 'forgotPassword'],
  ['order search', 'findOrder'],
  ['withdrawal', 'withdrawal'],
  ['newsletter', 'newsletter'],
  ['postal code', 'deliveryZip'],
]

/** Screens as each kind of visitor sees them: first visit, empty, full, with errors, with long texts, with open panels. */
export const states: readonly ScreenState[] = [
  { name: 'start, first visit', visitor: 'new', ...at('home') },
  { name: 'start', visitor: 'guest', ...at('home') },
  { name: 'start, menu', visitor: 'guest', ...at('home'), act: opensFirst('[popovertarget]') },
  { name: 'start, suggestions', visitor: 'guest', ...at('home'), act: types('so') },
  { name: 'start, login panel', visitor: 'guest', ...at('home'), act: opensPanel('login') },
  { name: 'start, country panel', visitor: 'guest', ...at('home'), act: opensPanel('region') },
  { name: 'start, menu panel', visitor: 'guest', ...at('home'), act: opensFirst('nav summary') },
  { name: 'list', visitor: 'guest', ...category },
  { name: 'list, cart panel', visitor: 'buyer', ...category, act: opensPanel('cart') },
  {
    name: 'list, open filter',
    visitor: 'guest',
    ...category,
    act: opensFirst('#facets details ~ details > summary'),
  },
  {
    name: 'list, saved product',
    visitor: 'guest',
    ...category,
    act: opensFirst('main article button[aria-pressed=false]'),
  },
  {
    name: 'list, filters',
    visitor: 'guest',
    ...category,
    act: opensFirst('main [popovertarget]'),
  },
  { name: 'list, without a product', visitor: 'guest', ...under('/c/soffor?price=1-2') },
  { name: 'search', visitor: 'guest', ...under('/s/Viste') },
  { name: 'search, without a hit', visitor: 'guest', ...under('/s/zzqqxx') },
  { name: 'news', visitor: 'guest', ...at('news') },
  { name: 'product', visitor: 'guest', ...product('in-stock') },
  { name: 'product, sizes', visitor: 'guest', ...product('color-and-size') },
  { name: 'product, sold out', visitor: 'guest', ...product('out-of-stock') },
  { name: 'product, long name', visitor: 'guest', ...product('long-name') },
  { name: 'product, without a picture', visitor: 'guest', ...product('without-image') },
  {
    name: 'product, pictures',
    visitor: 'guest',
    ...product('in-stock'),
    act: opensPictures,
  },
  {
    name: 'product, added',
    visitor: 'guest',
    ...product('in-stock'),
    act: opensFirst('main form:has([name=sku]) button[type=submit]'),
  },
  { name: 'product, open folds', visitor: 'guest', ...product('in-stock'), act: unfoldsAll },
  {
    name: 'product, open folds, sold out',
    visitor: 'guest',
    ...product('out-of-stock'),
    act: unfoldsAll,
  },
  { name: 'product, company', visitor: 'company', ...product('in-stock') },
  { name: 'brands', visitor: 'guest', ...at('brands') },
  { name: 'seen last', visitor: 'guest', ...at('recentProducts') },
  { name: 'favourites, empty', visitor: 'guest', ...at('favorites') },
  { name: 'favourites', visitor: 'buyer', ...at('favorites') },
  { name: 'comparison, empty', visitor: 'guest', ...at('compare') },
  { name: 'comparison', visitor: 'buyer', ...at('compare') },
  { name: 'cart, empty', visitor: 'guest', ...at('cart') },
  { name: 'cart', visitor: 'buyer', ...at('cart') },
  { name: 'checkout', visitor: 'buyer', ...at('checkout') },
  { name: 'checkout, open folds', visitor: 'buyer', ...at('checkout'), act: unfoldsAll },
  { name: 'checkout, errors', visitor: 'buyer', ...at('checkout'), act: submits('[value=order]') },
  { name: 'checkout, company', visitor: 'company', ...at('checkout') },
  { name: 'checkout, customer', visitor: 'customer', ...at('checkout') },
  ...[
    'kopvillkor',
    'kundtjanst',
    'leverans',
    'betalning',
    'angerratt-och-retur',
    'tillganglighet',
  ].map((alias) => ({
    name: `content, ${alias}`,
    visitor: 'guest' as const,
    ...under(`/${alias}`),
  })),
  ...forms.flatMap(([name, screen]) => [
    { name, visitor: 'guest' as const, ...at(screen) },
    {
      name: `${name}, errors`,
      visitor: 'guest' as const,
      ...at(screen),
      act: submits('button'),
    },
  ]),
  { name: 'cookies', visitor: 'guest', ...at('cookieSettings') },
  { name: 'country page', visitor: 'guest', ...at('region') },
  { name: 'offline page', visitor: 'guest', ...at('offline') },
  { name: 'unsubscribe page', visitor: 'guest', ...at('unsubscribe') },
  { name: 'not found', visitor: 'guest', ...under('/finns-inte') },
  { name: 'orders', visitor: 'customer', ...at('accountOrders') },
  {
    name: 'order page',
    visitor: 'customer',
    ...at('accountOrders'),
    act: opensFirst('main a[href*="/order/"]'),
  },
  { name: 'settings', visitor: 'customer', ...at('accountSettings') },
  ...['contact', 'address', 'identity'].map((block) => ({
    name: `settings, ${block}`,
    visitor: 'customer' as const,
    ...at('accountSettings', `?edit=${block}`),
  })),
  { name: 'balance', visitor: 'customer', ...at('accountBalance') },
  { name: 'password', visitor: 'customer', ...at('accountPassword') },
  { name: 'data', visitor: 'customer', ...at('accountData') },
]
