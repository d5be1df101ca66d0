import { expect, test } from 'vitest'

import { picturesFor, type ProductSku } from '#app/catalogue/product/product.ts'

const sku = (id: number, pictures?: string[]) => ({ id, pictures }) as ProductSku
const left = sku(1, ['left.jpg'])
const right = sku(2, ['right.jpg'])
const plain = sku(3)
const pictures = ['room.jpg', 'left.jpg', 'right.jpg']

test.for([
  ['nothing', [left, right], null, pictures],
  ['left', [left, right], left, ['room.jpg', 'left.jpg']],
  ['right', [left, right], right, ['room.jpg', 'right.jpg']],
  ['one without pictures of its own', [left, plain], plain, ['room.jpg', 'right.jpg']],
  ['a size of what looks the same in all of them', [plain, sku(4)], plain, pictures],
] as const)(
  'with %s selected, the pictures of other skus are not shown',
  ([, skus, chosen, shown]) => {
    expect(picturesFor({ pictures, skus: [...skus] }, chosen)).toEqual(shown)
  },
)

test('while none is selected, each other version has one picture', () => {
  const files = (side: string) => ['front', 'back', 'room'].map((view) => `${side}-${view}.jpg`)
  const skus = [sku(1, files('left')), sku(2, files('right')), plain]
  const all = skus.flatMap((one) => one.pictures ?? [])
  expect(picturesFor({ pictures: all, skus }, null)).toEqual([...files('left'), 'right-front.jpg'])
})

test('when all pictures belong to other skus, they are shown', () => {
  const skus = [sku(1, pictures), plain]
  expect(picturesFor({ pictures, skus }, plain)).toEqual(pictures)
})
