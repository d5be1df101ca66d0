import { expect, it } from 'vitest'

import { readSelection, writeSelection } from '#app/cart/packages/package-selection.ts'
import { packageCount } from '#app/cart/packages/package-count.ts'
import {
  packageKeyOf,
  readPackages,
  type WirePackageItem,
} from '#app/cart/packages/read-packages.ts'
import type { CartLine } from '#app/cart/cart.ts'

const table = { groupId: 1, optionId: 2, skuId: 31 }
const chairs = { groupId: 2, optionId: 1, skuId: 40 }

it('writes the same choice as the same text, whatever the order', () => {
  expect(writeSelection([chairs, table])).toBe('1.2.31-2.1.40')
  expect(writeSelection([table, chairs])).toBe('1.2.31-2.1.40')
  expect(readSelection('1.2.31-2.1.40')).toEqual([table, chairs])
})

it.each(['', '1.2', '1.2.0', '1.2.3-', '1.2.x', '-1.2.3', `${'1.2.3-'.repeat(30)}1.2.3`])(
  'reads %j as no selection',
  (text) => {
    expect(readSelection(text)).toBeNull()
  },
)

const productPackage = { packageId: 9, packageName: 'Set', groupId: 1, optionId: 1 }
const item = (id: string, quantity: number, rest: Partial<WirePackageItem> = {}) => ({
  ...{ id, skuId: 1, quantity, groupKey: 'k', productPackage, ...rest },
})
const line = ({ id, quantity }: WirePackageItem, available: number) =>
  ({ id, packageKey: 'k', quantity, available }) as CartLine

it('counts packages by the pieces of their parts, and limits them by the scarcest part', () => {
  const items = [item('a', 2), item('b', 8)]
  const lines = [line(items[0]!, 10), line(items[1]!, 15)]
  const [found] = readPackages(items, lines, (ids) => ({
    total: [...ids].join('+'),
    separate: null,
  }))
  expect(found).toMatchObject({ key: 'k', id: 9, quantity: 2, available: 3, totalPrice: 'a+b' })
})

it.each<[title: string, quantities: number[], pieces: (number | null)[], count: number]>([
  ['one package with its parts in twos', [2, 2], [2, 2], 1],
  ['three of a table and four chairs', [3, 12], [1, 4], 3],
  ['two of an unknown content', [2, 8], [null, null], 2],
  ['two with a part that has left the package', [2, 8], [1, null], 2],
  ['one that has contained other numbers since it was ordered', [1, 4], [1, 6], 1],
  ['two with a part that is not whole any more', [2, 3], [2, 2], 1],
])('counts %s', (_, quantities, pieces, count) => {
  const parts = quantities.map((quantity, groupId) => ({
    ...{ packageId: 9, groupId, optionId: 1, quantity },
  }))
  expect(packageCount(parts, ({ groupId }) => pieces[groupId] ?? null)).toBe(count)
})

it('takes rows with a key alone, or with a package alone, for products by themselves', () => {
  expect(packageKeyOf(item('a', 1, { productPackage: null }))).toBeNull()
  expect(packageKeyOf(item('a', 1, { groupKey: null }))).toBeNull()
  expect(packageKeyOf(item('a', 1, { groupKey: '' }))).toBeNull()
})
