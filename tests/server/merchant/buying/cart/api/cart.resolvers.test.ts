import { describe, expect, it } from 'vitest'
import {
  addToCart,
  cartFields,
  createCartWith,
  updateCheckout,
  getCart,
} from '#tests/server/merchant/buying/order/shopper-actions.ts'
import { chair, lamp, rug, sofa, vase } from '#tests/server/merchant/buying/order/test-catalogue.ts'
import { openTestShop, type TestShop } from '#tests/server/merchant/buying/order/test-shop.ts'

const updateCartItem = async (shop: TestShop, id: string, item: object) => {
  const response = await shop.request(
    `mutation($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item) { ${cartFields} } }`,
    { id, item },
  )
  return { ...response, cart: response.data?.updateCartItem }
}
const setPromoCode = async (shop: TestShop, id: string, promoCode: string) => {
  const response = await shop.request(
    `mutation($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { ${cartFields} } }`,
    { id, promoCode },
  )
  return { ...response, cart: response.data?.setCartPromoCode }
}

describe('a cart', () => {
  it('is created without an id, and found again by its id', async () => {
    using shop = openTestShop()
    const created = await getCart(shop)
    expect(created.id).toMatch(/^[0-9a-f-]{36}$/)
    expect((await getCart(shop, '')).id).not.toBe(created.id)
    expect((await getCart(shop, created.id)).id).toBe(created.id)
    expect(created.summary.total).toMatchObject({ sellingPriceIncVat: 0, vat: 0 })
  })

  it('with an unknown id is null, not an error', async () => {
    using shop = openTestShop()
    for (const id of ['nope', '__proto__', "' OR 1=1 --", 'x'.repeat(5000)]) {
      const { data, errors } = await shop.request(
        'query($id: String) { getCart(id: $id) { id } }',
        {
          id,
        },
      )
      expect([data.getCart, errors]).toEqual([null, undefined])
    }
  })

  it('that is completed is returned only on request, and accepts no more items', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    await shop.request('mutation($id: String!) { completeCart(id: $id) { isCompleted } }', { id })
    expect(await getCart(shop, id)).toBeNull()
    expect(await getCart(shop, id, 'includeCompleted: true')).toMatchObject({ isCompleted: true })
    expect((await addToCart(shop, id, chair)).code).toBe('CartCompleted')
  })

  it('costs the sum of its lines, with delivery as an estimate', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair, 3)
    const cart = await getCart(shop, id)
    expect(cart.items).toHaveLength(1)
    expect(cart.items[0]).toMatchObject({
      skuId: chair,
      quantity: 3,
      product: { productId: 12 },
      unitPrice: { sellingPriceIncVat: 199.9 },
      totalPrice: { sellingPriceIncVat: 599.7, sellingPriceExVat: 479.76, vat: 119.94 },
    })
    expect(cart.summary.subTotal.sellingPriceIncVat).toBe(599.7)
    expect(cart.summary.total).toMatchObject({
      sellingPriceIncVat: 698.7,
      regularPriceIncVat: 998.7,
      discountIncVat: 300,
      isDiscounted: true,
      vat: 139.74,
      currency: { code: 'SEK' },
    })
    expect(cart.summary.vats).toEqual([{ rate: 25, amount: 139.74 }])
    expect(cart.summary.shipping).toMatchObject({
      isDefault: true,
      feeIncVat: 99,
      amountLeftToFreeShipping: 4400.3,
    })
    expect(cart.summary.total.sellingPriceIncVatFormatted.replace(/\s/g, ' ')).toBe('698,70 kr')
  })

  it('is priced by the requested market, where lines that are not sold cost nothing', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa)
    await addToCart(shop, id, chair)
    const finnish = await getCart(shop, id, 'marketId: "fi", languageId: "fi"')
    expect(finnish.items).toMatchObject([
      { skuId: sofa, unitPrice: { sellingPriceIncVat: 449 } },
      { skuId: chair, unitPrice: null, totalPrice: null, product: { productId: 12 } },
    ])
    expect(finnish.summary.total).toMatchObject({
      sellingPriceIncVat: 458.9,
      currency: { code: 'EUR' },
    })
    expect(finnish.summary.vats).toEqual([{ rate: 26, amount: 93.24 }])
    expect((await getCart(shop, id)).items).toHaveLength(2)
    expect((await getCart(shop, id, 'marketId: "eu"')).summary.shipping).toMatchObject({
      amountLeftToFreeShipping: -1,
    })
  })

  it('removes lines that cannot be bought any more on refresh', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa, 3)
    await addToCart(shop, id, rug)
    shop.db.exec(`UPDATE test_stock SET pieces = 0 WHERE sku_id = ${rug}`)
    shop.db.exec(`UPDATE test_stock SET pieces = 2 WHERE sku_id = ${sofa}`)
    expect((await getCart(shop, id)).items).toHaveLength(2)
    const { items } = await getCart(shop, id, 'forceRefresh: true')
    expect(items).toMatchObject([{ skuId: sofa, quantity: 2 }])
  })
})

describe('changing a row', () => {
  it('keeps the message of the change, or the existing one without it', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const [row] = (await getCart(shop, id)).items
    const withMessage = await updateCartItem(shop, id, {
      id: row.id,
      quantity: 2,
      message: 'engrave: A',
    })
    expect(withMessage.cart.items).toMatchObject([
      { id: row.id, quantity: 2, message: 'engrave: A' },
    ])
    const withoutMessage = await updateCartItem(shop, id, { skuId: chair, quantity: 3 })
    expect(withoutMessage.cart.items).toMatchObject([
      { id: row.id, quantity: 3, message: 'engrave: A' },
    ])
    const withEmptyMessage = await updateCartItem(shop, id, {
      id: row.id,
      quantity: 3,
      message: '',
    })
    expect(withEmptyMessage.cart.items).toMatchObject([{ id: row.id, quantity: 3, message: null }])
  })

  it('of two lines of a sku changes the one with the message', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    await addToCart(shop, id, chair, 1, 'message: "engrave: A"')
    const { cart } = await updateCartItem(shop, id, {
      skuId: chair,
      quantity: 4,
      message: 'engrave: A',
    })
    expect(cart.items).toMatchObject([
      { quantity: 1, message: null },
      { quantity: 4, message: 'engrave: A' },
    ])
  })

  it('merges two lines that end with the same message', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const { cart: two } = await addToCart(shop, id, chair, 2, 'message: "engrave: A"')
    const engraved = two.items[1].id
    const { cart } = await updateCartItem(shop, id, { id: engraved, quantity: 3, message: '' })
    expect(cart.items).toMatchObject([{ id: engraved, quantity: 4, message: null }])
  })
})

describe('adding to a cart', () => {
  it('the same sku increases its line; another message adds a line', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    await addToCart(shop, id, chair, 2)
    const { cart } = await addToCart(shop, id, chair, 1, 'message: "engrave: A"')
    expect(cart.items).toMatchObject([
      { quantity: 3, message: null },
      { quantity: 1, message: 'engrave: A' },
    ])
  })

  it.each([
    [chair, 0, 'QuantityNotValid'],
    [chair, -1, 'QuantityNotValid'],
    [chair, 1_000_000_000, 'QuantityNotValid'],
    [sofa, 6, 'InsufficientStock'],
    [999, 1, 'SkuNotFound'],
    [-1, 1, 'SkuNotFound'],
  ])('sku %i × %i fails with %s, and the cart is unchanged', async (sku, quantity, code) => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa)
    const before = await getCart(shop, id)
    const refused = await addToCart(shop, id, sku, quantity)
    expect([refused.code, refused.cart]).toEqual([code, null])
    expect(await getCart(shop, id)).toEqual(before)
  })

  it('more than the stock reports the available quantity, including that in the cart', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa, 4)
    const { errors } = await addToCart(shop, id, sofa, 2, 'message: "gift"')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'InsufficientStock', available: 5 })
  })

  it('twenty times in parallel gives twenty pieces', async () => {
    using shop = openTestShop()
    const { id } = await getCart(shop)
    await Promise.all(Array.from({ length: 20 }, () => addToCart(shop, id, chair)))
    expect((await getCart(shop, id)).items).toMatchObject([{ quantity: 20 }])
  })

  it('has a limit of two hundred lines', async () => {
    using shop = openTestShop()
    const { id } = await getCart(shop)
    // Twenty in a request, without the whole cart after each.
    const rows = Array.from({ length: 20 }, (_, row) => row)
    for (let many = 0; many < 10; many += 1) {
      const additions = rows.map(
        (row) =>
          `row${row}: addToCart(id: $id, item: { skuId: ${chair}, quantity: 1, message: "${many}.${row}" }) { id }`,
      )
      await shop.request(`mutation($id: String!) { ${additions.join()} }`, { id })
    }
    expect((await addToCart(shop, id, chair, 1, 'message: "one more"')).code).toBe('CartFull')
    expect((await getCart(shop, id)).items).toHaveLength(200)
  })

  it('with an unknown cart id is an error', async () => {
    using shop = openTestShop()
    const { code, errors } = await addToCart(shop, 'nope', chair)
    expect([code, errors?.[0]?.message]).toEqual([
      'CartNotFound',
      'No cart was found with the ID <nope>',
    ])
  })

  it('without a cart id creates a cart', async () => {
    using shop = openTestShop()
    const { cart } = await addToCart(shop, '', chair)
    expect((await getCart(shop, cart.id)).items).toHaveLength(1)
  })
})

describe('changing a row', () => {
  it('by id or by sku sets its quantity; 0 removes it', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const byRow = await updateCartItem(shop, id, {
      id: (await getCart(shop, id)).items[0].id,
      quantity: 4,
    })
    expect(byRow.cart.items).toMatchObject([{ quantity: 4 }])
    const bySku = await updateCartItem(shop, id, { skuId: chair, quantity: 2 })
    expect(bySku.cart.items).toMatchObject([{ quantity: 2 }])
    expect((await updateCartItem(shop, id, { skuId: chair, quantity: 0 })).cart.items).toEqual([])
  })

  it.each([
    [{ skuId: sofa, quantity: -1 }, 'QuantityNotValid'],
    [{ skuId: sofa, quantity: 6 }, 'InsufficientStock'],
    [{ skuId: chair, quantity: 1 }, 'ItemNotFound'],
    [{ quantity: 1 }, 'ItemNotFound'],
  ])('to %j fails with %s', async (item, code) => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa, 2)
    expect((await updateCartItem(shop, id, item)).code).toBe(code)
    expect((await getCart(shop, id)).items).toMatchObject([{ quantity: 2 }])
  })

  it('to fewer pieces is allowed although the product has sold out', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa, 4)
    shop.db.exec('UPDATE test_stock SET pieces = 0')
    expect((await updateCartItem(shop, id, { skuId: sofa, quantity: 3 })).cart.items).toMatchObject(
      [{ quantity: 3 }],
    )
  })
})

describe('a promo code', () => {
  it('for ten percent lowers every line, is shown, and is removed by an empty code', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair, 3)
    const { cart } = await setPromoCode(shop, id, ' sommar10 ')
    expect(cart).toMatchObject({
      promoCode: 'SOMMAR10',
      appliedCampaigns: [{ name: 'Sommarrabatt 10\u00a0%' }],
      items: [{ unitPrice: { sellingPriceIncVat: 179.91 } }],
      summary: { subTotal: { sellingPriceIncVat: 539.73 } },
    })
    const without = (await setPromoCode(shop, id, '')).cart
    expect(without).toMatchObject({ promoCode: null, appliedCampaigns: [] })
    expect(without.summary.subTotal.sellingPriceIncVat).toBe(599.7)
  })

  it('for free delivery makes delivery free', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    expect((await setPromoCode(shop, id, 'FRAKTFRITT')).cart).toMatchObject({
      freeShipping: true,
      summary: { shipping: { feeIncVat: 0, amountLeftToFreeShipping: 0 } },
    })
  })

  it('that is a gift card is subtracted from the total as a fixed amount, including VAT', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa)
    const { cart } = await setPromoCode(shop, id, 'GAVA500')
    expect(cart.summary).toMatchObject({
      fixedAmountDiscountIncVat: 500,
      fixedAmountDiscountExVat: 400,
      subTotal: { sellingPriceIncVat: 4995 },
      total: { sellingPriceIncVat: 4594, discountIncVat: 500 },
    })
    expect(cart.fixedDiscount).toBe(500)
  })

  it('below its minimum is rejected and the cart is unchanged', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa)
    expect((await setPromoCode(shop, id, 'STOR5000')).code).toBe('RequirementsNotMet')
    expect((await getCart(shop, id)).promoCode).toBeNull()
    await addToCart(shop, id, chair)
    expect((await setPromoCode(shop, id, 'STOR5000')).cart.promoCode).toBe('STOR5000')
  })

  it('leaves the cart that falls below its minimum, and returns with what was removed', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa, 2)
    await setPromoCode(shop, id, 'STOR5000')
    const { cart } = await updateCartItem(shop, id, { skuId: sofa, quantity: 1 })
    expect(cart.summary.subTotal.sellingPriceIncVat).toBe(4995)
    expect(cart).toMatchObject({ promoCode: null, appliedCampaigns: [] })
    const restored = await updateCartItem(shop, id, { skuId: sofa, quantity: 2 })
    expect(restored.cart.promoCode).toBe('STOR5000')
  })

  it('for a category lowers the price of its goods, and is refused without them', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    expect((await setPromoCode(shop, id, 'LAMPA20')).code).toBe('RequirementsNotMet')
    await addToCart(shop, id, lamp)
    const { cart } = await setPromoCode(shop, id, 'LAMPA20')
    expect(
      cart.items.map(
        ({ totalPrice }: { totalPrice: { sellingPriceIncVat: number } }) =>
          totalPrice.sellingPriceIncVat,
      ),
    ).toEqual([199.9, 80])
  })

  it('with a period is invalid before and after it, and then leaves the cart', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const end = Date.parse('2027-03-01T00:00:00Z')
    shop.clock.ms = end - 1
    expect((await setPromoCode(shop, id, 'VINTER15')).cart.promoCode).toBe('VINTER15')
    shop.clock.ms = end
    const cart = await getCart(shop, id)
    expect(cart.promoCode).toBeNull()
    expect(cart.items[0].totalPrice.sellingPriceIncVat).toBe(199.9)
    expect((await setPromoCode(shop, id, 'VINTER15')).code).toBe('InvalidPromoCode')
  })

  it.each(['NOPE', 'SOMMAR', '1', '__proto__', 'x'.repeat(4000)])(
    '"%s" is invalid',
    async (code) => {
      using shop = openTestShop()
      const id = await createCartWith(shop, chair)
      expect((await setPromoCode(shop, id, code)).code).toBe('InvalidPromoCode')
    },
  )
})

describe('a tier campaign', () => {
  it('lowers the price from its quantity on and shows the price per piece', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, lamp, 3)
    expect((await getCart(shop, id)).items[0].campaign).toMatchObject({
      appliedCampaigns: [{ name: 'Campaign four-lamps' }],
      prices: [],
    })
    const { cart } = await addToCart(shop, id, lamp)
    expect(cart.items[0]).toMatchObject({
      unitPrice: { sellingPriceIncVat: 90 },
      campaign: {
        prices: [{ quantity: 4, discountPercentage: 10, price: { sellingPriceIncVat: 90 } }],
      },
    })
  })
})

describe('a multi-buy campaign', () => {
  it('is a fixed discount of the cart, is named, and leaves a gift card the rest', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, vase, 3)
    const { appliedCampaigns, summary } = await getCart(shop, id)
    expect(appliedCampaigns).toMatchObject([{ name: 'Campaign three-for-two' }])
    expect(summary).toMatchObject({
      fixedAmountDiscountIncVat: 80,
      subTotal: { sellingPriceIncVat: 240 },
      total: { sellingPriceIncVat: 240 - 80 + 99 },
    })
    const { cart } = await setPromoCode(shop, id, 'GAVA500')
    expect(cart.summary).toMatchObject({
      fixedAmountDiscountIncVat: 240,
      total: { sellingPriceIncVat: 99 },
    })
  })
})

describe('delivery', () => {
  it('is free above the limit of the market', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa)
    expect((await getCart(shop, id)).summary.shipping.amountLeftToFreeShipping).toBe(5)
    const { cart } = await addToCart(shop, id, chair)
    expect(cart).toMatchObject({
      freeShipping: true,
      summary: { shipping: { feeIncVat: 0, amountLeftToFreeShipping: 0 } },
    })
  })

  it('costs the fee of a carrier’s form, in the checkout only', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    await updateCheckout(shop, id, { externalShippingFee: 0 })
    expect((await getCart(shop, id)).summary.shipping.feeIncVat).toBe(99)
    const inside = await getCart(shop, id, 'allowExternalShippingFee: true')
    expect(inside.summary.shipping.feeIncVat).toBe(0)
    await updateCheckout(shop, id, { externalShippingFee: -1 })
    const after = await getCart(shop, id, 'allowExternalShippingFee: true')
    expect(after.summary.shipping.feeIncVat).toBe(99)
  })
})

it('a cloned cart has the same lines under its own id, with or without the code', async () => {
  using shop = openTestShop()
  const id = await createCartWith(shop, chair, 2)
  await setPromoCode(shop, id, 'SOMMAR10')
  const clone = async (rest: string) =>
    (
      await shop.request(
        `mutation($id: String!) { cloneCart(id: $id ${rest}) { ${cartFields} } }`,
        {
          id,
        },
      )
    ).data.cloneCart
  const same = await clone('')
  expect(same.id).not.toBe(id)
  expect(same).toMatchObject({ promoCode: 'SOMMAR10', items: [{ quantity: 2 }] })
  expect((await clone('resetPromotions: true')).promoCode).toBeNull()
})

it('a client’s note stays with the cart, and clearing the cart removes its lines', async () => {
  using shop = openTestShop()
  const id = await createCartWith(shop, chair)
  const { data } = await shop.request(
    'mutation($id: String!, $note: String!) { setCartMerchantData(id: $id, merchantData: $note) { merchantData } }',
    { id, note: '{"a":1}' },
  )
  expect(data.setCartMerchantData.merchantData).toBe('{"a":1}')
  await shop.request('mutation($id: String!) { clearCart(id: $id) { id } }', { id })
  expect((await getCart(shop, id)).items).toEqual([])
})
