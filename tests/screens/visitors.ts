import type { BrowserContext } from '@playwright/test'

import type { LanguageCode } from '#app/i18n/languages.ts'
import { pathsOf } from '#app/routing/screens.ts'
import { formatConsent } from '#app/session/consent.ts'
import { cookies } from '#app/session/cookies.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'

/** `new` has not answered the question about cookies; `buyer` has a cart, favourites and a comparison. */
export type Visitor = 'new' | 'guest' | 'buyer' | 'customer' | 'company'

const accounts = { customer: 'anna@example.com', company: 'kontor@example.com' } as const
const goods = ['in-stock', 'long-name', 'below-30-day-low', 'without-image'] as const

/** Puts what the visitor has done before into a browser, as a visitor without scripts does it. */
export async function becomeVisitor(
  context: BrowserContext,
  visitor: Visitor,
  { origin, language }: { origin: string; language: LanguageCode },
): Promise<void> {
  await context.clearCookies()
  const url = origin
  if (visitor === 'new') return
  const consent = formatConsent(['preferences'], Date.now() / 1000)
  await context.addCookies([{ name: cookies.consent.name, value: consent, url }])
  if (visitor === 'guest') return
  const shopper = openShopper(origin)
  if (visitor !== 'buyer') {
    await shopper.post('/logga-in', { email: accounts[visitor], password: 'soffa123' })
  }
  await fillCart(shopper, language, visitor === 'buyer' ? goods : goods.slice(0, 1))
  await addCookies(context, shopper, url)
}

/** Gives a browser the cookies of a visitor without scripts. */
export async function addCookies(
  context: BrowserContext,
  shopper: Shopper,
  url: string,
): Promise<void> {
  const pairs = shopper.cookies().split('; ').filter(Boolean)
  await context.addCookies(
    pairs
      .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), pair }))
      .filter(({ name }) => name !== cookies.flash.name)
      .map(({ name, pair }) => ({ name, value: pair.slice(name.length + 1), url })),
  )
}

async function fillCart(
  shopper: Shopper,
  language: LanguageCode,
  wanted: readonly (keyof typeof demoProducts)[],
): Promise<void> {
  const prefix = language === 'sv' ? '' : `/${language}`
  for (const state of wanted) {
    const path = `${prefix}/p/${demoProducts[state].aliases[language]}`
    const { html } = await shopper.get(path)
    const valueOf = (name: string) =>
      new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="(\\d+)"`).exec(html)?.[1] ?? ''
    await shopper.post(path, { sku: valueOf('sku'), quantity: '1' })
    for (const list of ['favorite', 'compared'] as const) {
      await shopper.post(`${prefix}/${pathsOf(list, language)[0]}`, { add: valueOf('product') })
    }
  }
}
