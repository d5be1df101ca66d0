import { describe, expect, it } from 'vitest'

import { createDataLayer } from '#app/analytics/data-layer/data-layer.ts'
import type { ShopEvent } from '#app/analytics/shop-events.ts'
import type { SalesCart } from '#app/cart/sales/sales-cart.ts'
import type { SalesItem } from '#app/catalogue/sales/sales-item.ts'

const sofa: SalesItem = {
  id: 7,
  name: 'Soffa',
  brand: 'Viste',
  category: 'Soffor',
  variant: 'Grön',
  price: 900,
  regularPrice: 1_000,
  discountPercentage: 10,
  isCampaignPrice: true,
  currency: 'SEK',
}
const sofaItem = {
  item_name: 'Soffa',
  item_id: '7',
  price: 900,
  price_campaign: true,
  item_brand: 'Viste',
  item_category: 'Soffor',
  item_variant: 'Grön',
  index: 1,
  quantity: 1,
  sales_type: '6-10%',
  discount: 100,
}
const cart: SalesCart = {
  currency: 'SEK',
  lines: [
    { skuId: 1, quantity: 2, product: sofa },
    { skuId: 2, quantity: 1, product: { ...sofa, id: 8, price: 100, regularPrice: 100 } },
  ],
  coupon: 'GAVA500',
  total: 1_499,
  totalExVat: 1_199.2,
  items: 1_900,
  itemsExVat: 1_520,
  shipping: 99,
  shippingExVat: 79.2,
  discount: 700,
  fixedDiscount: 500,
  fixedDiscountExVat: 400,
}

type Sent = Pick<ShopEvent, 'type' | 'data'>

/** The pushes of some events; without those that empty the last `ecommerce`, unless `isWhole`. */
function pushesOf(events: readonly Sent[], isWhole = false): object[] {
  const pushes: object[] = []
  const layer = createDataLayer((entry) => void pushes.push(entry))
  for (const event of events) layer.deliver({ ...event, timestamp: 0 } as ShopEvent)
  layer.flush()
  const isEmptying = (entry: object) => 'ecommerce' in entry && entry.ecommerce === null
  return isWhole ? pushes : pushes.filter((entry) => !isEmptying(entry))
}

const seen = (index: number): Sent => ({
  type: 'product:impression',
  data: { product: { ...sofa, id: index }, index, page: 1, pageSize: 20 },
})
const placesOf = (push: object) =>
  'ecommerce' in push
    ? (push.ecommerce as { items: { index: number }[] }).items.map(({ index }) => index)
    : push

describe('the data layer', () => {
  it.each([
    {
      event: { type: 'product:click', data: { product: sofa, index: 3 } },
      push: { event: 'select_item', items: [{ ...sofaItem, index: 3 }] },
    },
    {
      event: { type: 'product-detail:impression', data: { product: sofa } },
      push: { event: 'view_item', items: [sofaItem] },
    },
    {
      event: { type: 'favorite:add', data: { productId: 7, product: sofa } },
      push: { event: 'add_to_wishlist', items: [sofaItem] },
    },
    {
      event: { type: 'cart:add', data: { skuId: 1, quantity: 2, product: sofa } },
      push: { event: 'add_to_cart', items: [{ ...sofaItem, quantity: 2 }] },
    },
    {
      event: { type: 'cart:remove', data: { skuId: 1, quantity: 1, product: sofa } },
      push: { event: 'remove_from_cart', items: [sofaItem] },
    },
  ] as const)('gets $push.event, after the last values are emptied', ({ event, push }) => {
    expect(pushesOf([event as Sent], true)).toEqual([
      { ecommerce: null },
      { event: push.event, ecommerce: { currency: 'SEK', items: push.items } },
    ])
  })

  it('gets the pages by their type', () => {
    const page = { path: '/c/soffor', pageType: 'Category Page', url: 'http://shop.test/c/soffor' }
    expect(
      pushesOf([
        { type: 'page:impression', data: { ...page, isFirst: true } },
        { type: 'page:impression', data: { ...page, isFirst: false } },
      ]),
    ).toEqual([
      { event: 'page_data', page_type: 'Category Page' },
      { event: 'original_location', original_location: 'http://shop.test/c/soffor' },
      { event: 'page_data', page_type: 'Category Page' },
      { event: 'virtual_page_view', pagePath: '/c/soffor' },
    ])
  })

  it('gets impressions in batches of four, and the rest before any other event and at the end', () => {
    const click: Sent = {
      type: 'product:click',
      data: { product: sofa, index: 1, page: 1, pageSize: 20 },
    }
    const pushes = pushesOf([...[1, 2, 3, 4, 5].map(seen), click, seen(6)])
    expect(pushes.map(placesOf)).toEqual([[1, 2, 3, 4], [5], [1], [6]])
  })

  it('gets no impressions from before the consent was withdrawn', () => {
    const pushes: object[] = []
    const layer = createDataLayer((entry) => void pushes.push(entry))
    layer.deliver({ ...seen(1), timestamp: 0 } as ShopEvent)
    layer.drop()
    layer.flush()
    expect(pushes).toEqual([])
  })

  it('gets events of users, links, errors and web vitals', () => {
    expect(
      pushesOf([
        { type: 'user:login', data: {} },
        { type: 'error:404', data: { path: '/saknas' } },
        { type: 'error:api', data: { path: '/nyhetsbrev', status: 503 } },
        { type: 'menu:click', data: { menu: 'top-bar', item: { label: 'Hjälp', href: '/hjalp' } } },
        { type: 'search:click', data: { type: 'brand', data: { label: 'Viste', href: '/b/v' } } },
        { type: 'widget:click', data: { href: '/c/soffor', widget: 'banner' } },
        { type: 'web-vital', data: { name: 'LCP', value: 900, rating: 'good', path: '/' } },
        { type: 'favorite:remove', data: { productId: 7 } },
        { type: 'favorite:add', data: { productId: 7 } },
      ]),
    ).toEqual([
      { event: 'user:login' },
      { event: 'error:404', path: '/saknas' },
      { event: 'error:api', path: '/nyhetsbrev', status: 503 },
      { event: 'menu:click', menu: 'top-bar', item: { label: 'Hjälp', href: '/hjalp' } },
      { event: 'search:click', type: 'brand', data: { label: 'Viste', href: '/b/v' } },
      { event: 'widget:click', href: '/c/soffor', widget: 'banner' },
      { event: 'web_vital', name: 'LCP', value: 900, rating: 'good', path: '/' },
    ])
  })

  it('gets the start of the checkout with all lines', () => {
    const [push] = pushesOf([{ type: 'checkout:impression', data: { cart } }])
    expect(push).toMatchObject({
      event: 'begin_checkout',
      ecommerce: {
        currency: 'SEK',
        items: [
          { index: 1, quantity: 2 },
          { index: 2, quantity: 1 },
        ],
      },
    })
  })

  it('gets each choice of delivery and payment once', () => {
    const update = (shipping: string | null, payment: string | null): Sent => ({
      type: 'checkout:update',
      data: { cart, shipping, payment },
    })
    const pushes = pushesOf([
      update(null, null),
      update('Hemleverans', null),
      update('Hemleverans', 'Swish'),
      update('Hemleverans', 'Card'),
    ])
    expect(pushes).toMatchObject([
      { event: 'add_shipping_info', ecommerce: { shipping_tier: 'Hemleverans' } },
      { event: 'add_payment_info', ecommerce: { payment_type: 'Swish' } },
      { event: 'add_payment_info', ecommerce: { payment_type: 'Card' } },
    ])
  })

  it('gets a purchase, whose fixed discount is spread over the items', () => {
    const buyer = { email: 'e', firstName: 'f', zip: 'z' }
    const order = { orderId: 'A1', country: 'SE', cart, buyer, nthPurchase: 2 }
    expect(pushesOf([{ type: 'checkout:purchase', data: { order } }])).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'A1',
          nth_purchase: 2,
          currency: 'SEK',
          value: 1_499,
          value_ex_tax: 1_199.2,
          value_tax: 299.8,
          items_value: 1_400,
          items_value_ex_tax: 1_120,
          items_tax: 280,
          shipping: 99,
          shipping_ex_tax: 79.2,
          coupon: 'GAVA500',
          user_id: 'e',
          user_first_name: 'f',
          user_zip: 'z',
          total_discount: 700,
          country: 'SE',
          items: [
            { ...sofaItem, quantity: 2, discount: 336.84, fixed_discount: 473.68 },
            {
              ...sofaItem,
              item_id: '8',
              index: 2,
              price: 100,
              discount: 26.32,
              fixed_discount: 26.32,
            },
          ],
        },
      },
    ])
  })

  it('gets a purchase without buyer and cart, too', () => {
    const order = { orderId: 'A1', country: 'SE', cart: null }
    expect(pushesOf([{ type: 'checkout:purchase', data: { order } }])).toEqual([
      { event: 'purchase', ecommerce: { transaction_id: 'A1', country: 'SE', items: [] } },
    ])
  })
})
