import type { Page } from '@playwright/test'

import type { LanguageCode } from '#app/i18n/languages.ts'
import { pathsOf, type ScreenName } from '#app/routing/screens.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'

import {
  appliesCode,
  failsToSave,
  fills,
  follows,
  logsIn,
  opensAssistantCart,
  opensFirst,
  opensOrder,
  opensPanel,
  opensPictures,
  submits,
  submitsEmptied,
  submitsFolds,
  types,
  unfoldsAll,
} from './acts.ts'
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

const unknownOrder = { orderNumber: '999999', email: 'ingen@example.com' }
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
  { name: 'start, toast', visitor: 'guest', ...at('home'), act: logsIn },
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
  { name: 'list, error toast', visitor: 'guest', ...category, act: failsToSave },
  {
    name: 'list, compared product',
    visitor: 'guest',
    ...category,
    act: opensFirst('main article button[form=compare][aria-pressed=false]'),
  },
  { name: 'list, empty cart panel', visitor: 'guest', ...category, act: opensPanel('cart') },
  {
    name: 'list, filters',
    visitor: 'guest',
    ...category,
    act: opensFirst('main [popovertarget]'),
  },
  {
    name: 'list, chosen filters',
    visitor: 'guest',
    ...under('/c/soffor?max-price=9000&sort=PRICE'),
  },
  { name: 'list, company', visitor: 'company', ...category },
  { name: 'list, without a product', visitor: 'guest', ...under('/c/soffor?price=1-2') },
  { name: 'list, beyond its last page', visitor: 'guest', ...under('/c/soffor?page=99') },
  { name: 'brand', visitor: 'guest', ...under('/b/almkrona') },
  { name: 'campaign', visitor: 'guest', ...under('/dc/soffveckor') },
  { name: 'search start', visitor: 'guest', ...under('/s') },
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
  {
    name: 'product, errors in folds',
    visitor: 'customer',
    ...product('in-stock'),
    act: submitsFolds,
  },
  {
    name: 'product, errors in folds, sold out',
    visitor: 'guest',
    ...product('out-of-stock'),
    act: submitsFolds,
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
  { name: 'cart, company', visitor: 'company', ...at('cart') },
  { name: 'shared cart', visitor: 'buyer', ...at('cart', '?items=1.1.2-zz.zz.1') },
  { name: 'cart of an assistant, ended', visitor: 'guest', ...at('assistantCart', '?from=x') },
  {
    name: 'cart of an assistant',
    visitor: 'guest',
    ...at('assistantCart'),
    act: opensAssistantCart,
  },
  { name: 'checkout', visitor: 'buyer', ...at('checkout') },
  { name: 'checkout, empty', visitor: 'guest', ...at('checkout') },
  { name: 'checkout, failed payment', visitor: 'buyer', ...at('checkout', '?error=Error') },
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
  {
    name: 'login, wrong password',
    visitor: 'guest',
    ...at('login'),
    act: fills({ email: 'ingen@example.com', password: 'fel lösenord' }),
  },
  {
    name: 'forgotten password, sent',
    visitor: 'guest',
    ...at('forgotPassword'),
    act: fills({ email: 'ingen@example.com' }),
  },
  { name: 'new password, without a key', visitor: 'guest', ...at('resetPassword') },
  { name: 'new password', visitor: 'guest', ...at('resetPassword', '?key=00000000') },
  {
    name: 'order search, sent',
    visitor: 'guest',
    ...at('findOrder'),
    act: fills(unknownOrder),
  },
  { name: 'order, unknown', visitor: 'guest', ...under(`/order/${crypto.randomUUID()}`) },
  {
    name: 'withdrawal, sent',
    visitor: 'guest',
    ...at('withdrawal'),
    act: fills({ ...unknownOrder, name: 'Ingen Alls' }),
  },
  {
    name: 'withdrawal, rows',
    visitor: 'customer',
    ...at('accountOrders'),
    act: follows('main a[href*="?order="]'),
  },
  { name: 'newsletter, ended link', visitor: 'guest', ...at('unsubscribe', '?token=x') },
  { name: 'address, ended link', visitor: 'guest', ...at('confirmAddress', '?token=x') },
  { name: 'cart, wrong code', visitor: 'buyer', ...at('cart'), act: fills({ code: 'FINNSEJ' }) },
  // The cart keeps the code, so that no state of a buyer follows.
  { name: 'cart, code', visitor: 'buyer', ...at('cart'), act: appliesCode },
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
    act: follows('main a[href*="/order/"]'),
  },
  {
    name: 'confirmation',
    visitor: 'guest',
    ...at('home'),
    act: opensOrder('confirmation'),
  },
  { name: 'order page, guest', visitor: 'guest', ...at('home'), act: opensOrder('link') },
  { name: 'orders, company', visitor: 'company', ...at('accountOrders') },
  { name: 'settings', visitor: 'customer', ...at('accountSettings') },
  ...['contact', 'address', 'identity'].map((block) => ({
    name: `settings, ${block}`,
    visitor: 'customer' as const,
    ...at('accountSettings', `?edit=${block}`),
  })),
  {
    name: 'settings, address, errors',
    visitor: 'customer',
    ...at('accountSettings', '?edit=address'),
    act: submitsEmptied,
  },
  { name: 'settings, company', visitor: 'company', ...at('accountSettings') },
  { name: 'balance', visitor: 'customer', ...at('accountBalance') },
  { name: 'password', visitor: 'customer', ...at('accountPassword') },
  {
    name: 'password, errors',
    visitor: 'customer',
    ...at('accountPassword'),
    act: submits('button'),
  },
  { name: 'data', visitor: 'customer', ...at('accountData') },
]
