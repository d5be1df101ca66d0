import { expect, it } from 'vitest'

import { robotsText } from '#app/routes/resources/robots-text.ts'

const text = robotsText(
  [
    { language: 'sv', prefix: '' },
    { language: 'en', prefix: '/en' },
  ],
  'https://shop.example/sitemap.xml',
)

/** The rule as crawlers match it: `*` for anything, `$` for the end. */
const disallows = (rule: string, address: string) =>
  new RegExp(`^${rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}`).test(address)
const isClosed = (address: string) =>
  [...text.matchAll(/^Disallow: (.+)$/gm)].some(([, rule = '']) => disallows(rule, address))

it.each([
  '/kassan',
  '/en/checkout?step=2',
  '/varukorgen',
  '/mina-sidor/ordrar',
  '/checkout/confirm?id=1',
  '/c/soffor?sort=PRICE',
  '/c/soffor?brands=Alvik~b-1',
  '/c/soffor?page=2&p-Color=gr%C3%A5~1',
  '/merchant/payment/1',
])('disallows %s', (address) => expect(isClosed(address)).toBe(true))

it.each([
  '/',
  '/en',
  '/c/soffor',
  '/c/soffor?page=2',
  '/p/vik',
  '/kassans-oppettider',
  '/s/soffa',
  '/logga-in',
  '/om-oss?utm_campaign=step-up',
  '/merchant/images/product/400f500/vik.jpg',
])('allows %s', (address) => expect(isClosed(address)).toBe(false))

it('contains the address of the sitemap', () => {
  expect(text).toMatch(/^Sitemap: https:\/\/shop\.example\/sitemap\.xml$/m)
})
