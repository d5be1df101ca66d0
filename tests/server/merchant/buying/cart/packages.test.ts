import { describe, expect, it } from 'vitest'
import { createCartWith, getCart, updateCheckout } from '../order/shopper-actions.ts'
import { chair, lamp, rug, set, sofa, vase } from '../order/test-catalogue.ts'
import { openTestShop, type TestShop } from '../order/test-shop.ts'

const fields = `id summary { subTotal { sellingPriceIncVat } } items {
  id skuId quantity groupKey productPackage { packageId packageName groupId optionId }
  unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat } }`

const sofaSet = [
  { groupId: 1, optionId: 1, skuId: sofa },
  { groupId: 2, optionId: 1, skuId: chair },
]
const rugSet = [{ groupId: 1, optionId: 2, skuId: rug }, sofaSet[1]!]

async function change(shop: TestShop, name: string, variables: object) {
  const types: Record<string, string> = {
    addPackageToCart: '$packageId: Int!, $selections: [ProductPackageSelectionType]',
    updateCartGroup: '$item: CartGroupInputType!',
    updateCartItem: '$item: CartItemInputType!',
  }
  const names = [...types[name]!.matchAll(/\$(\w+)/g)].map((match) => match[1]!)
  const passed = ['id', ...names].map((one) => `${one}: $${one}`).join(', ')
  const response = await shop.request(
    `mutation($id: String!, ${types[name]}) { ${name}(${passed}) { ${fields} } }`,
    { ...variables },
  )
  return { ...response, cart: response.data?.[name] }
}

const addSet = (shop: TestShop, id: string, selections: object[]) =>
  change(shop, 'addPackageToCart', { id, packageId: set, selections })

const setQuantity = (shop: TestShop, id: string, groupKey: string, quantity: number) =>
  change(shop, 'updateCartGroup', { id, item: { groupKey, quantity } })

describe('a product package', () => {
  it('is rows of one group, each cheaper than by itself, that add up to the cart', async () => {
    using shop = openTestShop()
    const { cart } = await addSet(shop, '', sofaSet)
    const [table, chairs] = cart.items
    expect([table.quantity, chairs.quantity]).toEqual([1, 4])
    expect(table.groupKey).toBe(chairs.groupKey)
    expect(chairs.productPackage).toEqual({
      packageId: set,
      packageName: 'Dining set',
      groupId: 2,
      optionId: 1,
    })
    // 4 995 and 199.90 less 15 per cent; the price of the package ends in 5.
    expect(table.unitPrice.sellingPriceIncVat).toBe(4245)
    expect(chairs.unitPrice.sellingPriceIncVat).toBe(165)
    expect(cart.summary.subTotal.sellingPriceIncVat).toBe(4905)
  })

  it('is counted, changed and removed as a whole', async () => {
    using shop = openTestShop()
    const { cart } = await addSet(shop, '', sofaSet)
    const again = await addSet(shop, cart.id, [...sofaSet].reverse())
    expect(again.cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([2, 8])
    const other = await addSet(shop, cart.id, rugSet)
    expect(other.cart.items).toHaveLength(4)
    const { groupKey, id } = cart.items[0]
    const three = await setQuantity(shop, cart.id, groupKey, 3)
    expect(three.cart.items.slice(0, 2)).toMatchObject([{ quantity: 3 }, { quantity: 12 }])
    const single = { id: cart.id, item: { id, quantity: 1 } }
    expect((await change(shop, 'updateCartItem', single)).code).toBe('ItemInPackage')
    const left = await setQuantity(shop, cart.id, groupKey, 0)
    expect(left.cart.items.map((item: { skuId: number }) => item.skuId)).toEqual([rug, chair])
    expect((await setQuantity(shop, cart.id, groupKey, 1)).code).toBe('ItemNotFound')
  })

  it('is refused beyond the stock of its scarcest part, other rows of the sku included', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa, 3)
    const { cart } = await addSet(shop, id, sofaSet)
    const groupKey = cart.items[1].groupKey
    const refused = await setQuantity(shop, id, groupKey, 3)
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'InsufficientStock',
      available: 1,
    })
    expect((await setQuantity(shop, id, groupKey, 2)).cart.items[1].quantity).toBe(2)
    for (const quantity of [-1, 10_001]) {
      expect((await setQuantity(shop, id, groupKey, quantity)).code).toBe('QuantityNotValid')
    }
    // Two buyers cannot both have the last one.
    await addSet(shop, '', rugSet)
    shop.db.exec(`UPDATE test_stock SET pieces = 1 WHERE sku_id = ${sofa}`)
    const shrunk = await getCart(shop, id, 'forceRefresh: true')
    expect(shrunk.items.map((item: { skuId: number }) => item.skuId)).toEqual([sofa])
  })

  it.each<[string, object[]]>([
    ['a required group without a choice', [sofaSet[0]!]],
    ['two choices of a group', [...sofaSet, rugSet[0]!]],
    ['an unknown option', [{ groupId: 1, optionId: 9, skuId: sofa }, sofaSet[1]!]],
    ['a sku of another product', [{ groupId: 1, optionId: 1, skuId: lamp }, sofaSet[1]!]],
    ['an unknown group', [...sofaSet, { groupId: 7, optionId: 1, skuId: vase }]],
    ['nothing', []],
  ])('is not added with %s', async (_, selections) => {
    using shop = openTestShop()
    const id = await createCartWith(shop, vase)
    expect((await addSet(shop, id, selections)).code).toBe('InvalidPackageSelection')
    expect((await getCart(shop, id)).items).toHaveLength(1)
  })

  it('keeps its group in a cloned cart, and its parts beside the same products alone', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair, 2)
    await addSet(shop, id, [...sofaSet, { groupId: 3, optionId: 1, skuId: vase }])
    const { data } = await shop.request(
      `mutation($id: String!) { cloneCart(id: $id) { ${fields} } }`,
      { id },
    )
    expect(
      data.cloneCart.items.map(({ skuId, quantity, groupKey }: Record<string, unknown>) => [
        skuId,
        quantity,
        groupKey === null,
      ]),
    ).toEqual([
      [chair, 2, true],
      [sofa, 1, false],
      [chair, 4, false],
      [vase, 1, false],
    ])
  })

  it('cannot be ordered where the market does not sell it', async () => {
    using shop = openTestShop()
    const { cart } = await addSet(shop, '', sofaSet)
    const { data } = await shop.request(
      `query($id: String) { getCart(id: $id, marketId: "fi") { ${fields} } }`,
      { id: cart.id },
    )
    // Finland sells the sofa by itself, but not the package.
    expect(data.getCart.items[0].totalPrice).toBeNull()
    expect((await updateCheckout(shop, cart.id, {})).errors).toBeUndefined()
  })
})
