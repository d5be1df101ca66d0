import { expect, it } from 'vitest'

import { goodsOf } from '#app/account/orders/reorder.server.ts'

const line = (skuId: number, quantity: number, groupId?: number) => ({
  name: `Vara ${skuId}`,
  quantity,
  item: { productId: 10 * skuId, skuId, quantity },
  packageName: groupId ? 'Matgrupp' : null,
  part: groupId ? { key: 'k', packageId: 99, groupId, optionId: 1 } : null,
})

it('an order is ordered again with its packages as packages', () => {
  expect(goodsOf([line(1, 2), line(2, 2, 1), line(3, 8, 2)])).toEqual([
    { name: 'Vara 1', item: { productId: 10, skuId: 1, quantity: 2 } },
    {
      name: 'Matgrupp',
      item: { productId: 99, skuId: 2, quantity: 2, selection: '1.1.2-2.1.3' },
    },
  ])
})

it('a package is ordered again as often as its parts tell', () => {
  const lines = [line(2, 4, 1), line(3, 8, 2)]
  const pieces: Record<number, number> = { 1: 2, 2: 4 }
  const [found] = goodsOf(lines, ({ groupId }) => pieces[groupId] ?? null)
  expect(found?.item?.quantity).toBe(2)
})

it('a package of which a part is unknown is named as one that cannot be ordered', () => {
  const unknown = { ...line(3, 8, 2), item: null }
  expect(goodsOf([line(2, 2, 1), unknown])).toEqual([{ name: 'Matgrupp', item: null }])
})
