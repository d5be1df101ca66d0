import { expect, it } from 'vitest'

import type { WirePackage } from '#app/catalogue/package/package-documents.server.ts'
import { choiceErrors, readChoices } from '#app/catalogue/package/product-package.ts'
import { readPackage } from '#app/catalogue/package/read-package.server.ts'

const view = {
  vatIncluded: true,
  languageId: 'sv-SE',
  language: 'sv',
  prefix: '',
  market: { country: { code: 'SE', name: 'Sweden' } },
} as Parameters<typeof readPackage>[0]

const price = (amount: number, regular = amount) => ({
  sellingPriceIncVat: amount,
  sellingPriceExVat: amount * 0.8,
  regularPriceIncVat: regular,
  regularPriceExVat: regular * 0.8,
  isDiscounted: false,
  sellingPriceIncVatFormatted: `${amount} kr`,
  sellingPriceExVatFormatted: `${amount * 0.8} kr`,
  currency: { code: 'SEK' },
})

type Group = NonNullable<NonNullable<NonNullable<WirePackage['productPackage']>['groups']>[number]>
type Option = NonNullable<NonNullable<Group['options']>[number]>

const option = (optionId: number, unitPrice: number, rest: Partial<Option> = {}): Option => ({
  ...{ optionId, name: null, quantity: 1, isSelected: optionId === 1, sortOrder: optionId },
  product: {
    ...{ alias: `part-${optionId}`, name: `Part ${optionId}`, productImages: null },
    unitPrice: price(unitPrice, unitPrice + 100),
    skus: [sku(10 * optionId, 24)],
  },
  ...rest,
})
const sku = (skuId: number, inStock: number) => ({
  ...{ skuId, name: '-', incoming: null },
  stock: { inStock, oversellable: 0, static: 0, totalStock: inStock },
})
const group = (groupId: number, options: Group['options'], required = true): Group => ({
  ...{ groupId, name: `Group ${groupId}`, required, sortOrder: groupId, options },
})
const packageOf = (groups: (Group | null)[], unitPrice = 1800): WirePackage => ({
  ...{ productId: 1, unitPrice: price(unitPrice), productPackage: { groups } },
})

const set = packageOf([
  group(2, [option(1, 200, { quantity: 4 }), option(2, 250, { quantity: 4 })]),
  group(1, [option(1, 1000)]),
])
const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ')

it('adds up the prices of the chosen options, and of the same products by themselves', () => {
  const chosen = readPackage(view, set)?.chosen
  expect(plain(chosen?.price)).toBe('1 800 kr')
  expect(plain(chosen?.separatePrice)).toBe('2 300 kr')
  const other = readPackage(view, set, new Map([[2, '2.20']]))
  expect(plain(other?.chosen.price)).toBe('2 000 kr')
  expect(other?.groups.map(({ id, chosen: value }) => [id, value])).toEqual([
    [1, '1.10'],
    [2, '2.20'],
  ])
})

it('shows the price of the merchant where it is not the sum of the options', () => {
  const odd = { ...set, unitPrice: price(1700) }
  expect(readPackage(view, odd)?.chosen).toMatchObject({ price: '1700 kr', separatePrice: null })
})

it('has the stock of the scarcest part, and chooses an option that is in stock', () => {
  const scarce = option(1, 200, { quantity: 4 })
  scarce.product!.skus = [sku(10, 3), sku(11, 9)]
  const found = readPackage(view, packageOf([group(1, [scarce]), group(2, [option(1, 10)])]))
  expect(found?.groups[0]).toMatchObject({
    chosen: '1.11',
    options: [{ isSoldOut: true }, { isSoldOut: false }],
  })
  expect(found?.chosen.stock).toEqual({ status: 'fewLeft', quantity: 2, delivery: 'soon' })
})

it('asks for a choice where the merchant gives a group no name', () => {
  const unnamed = { ...group(1, [option(1, 10)]), name: null }
  expect(readPackage(view, packageOf([unnamed]))?.groups[0]?.name).toBe('Välj ett alternativ')
})

it.each<[string, WirePackage]>([
  ['no package', { ...set, productPackage: null }],
  ['no groups', { ...set, productPackage: { groups: null } }],
  ['nothing but null', packageOf([null, group(1, [null])])],
  ['a required group without products', packageOf([group(1, [option(1, 1, { product: null })])])],
  ['a quantity of 0', packageOf([group(1, [option(1, 1, { quantity: 0 })])])],
])('treats a product with %s as any other', (_, wire) => {
  expect(readPackage(view, wire)).toBeNull()
})

it('requires a choice in required groups only, and refuses what is unknown or sold out', () => {
  const empty = option(1, 5)
  empty.product!.skus = [sku(10, 0)]
  const { groups } = readPackage(
    view,
    packageOf([
      group(1, [option(1, 1), empty]),
      group(2, [option(1, 1)], false),
      group(3, [empty]),
    ]),
  )!
  expect(choiceErrors(groups, new Map())).toEqual({ 1: 'missing', 3: 'missing' })
  const sent = new URLSearchParams('group-1=1.10&group-2=7.7&group-3=1.10&group-x=1&other=2')
  expect(choiceErrors(groups, readChoices(sent))).toEqual({ 2: 'missing', 3: 'soldOut' })
})
