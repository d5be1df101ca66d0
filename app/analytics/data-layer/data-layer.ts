import type { SalesCart } from '#app/cart/sales/sales-cart.ts'
import type { SalesItem } from '#app/catalogue/sales/sales-item.ts'

import type { ListedItem, ShopEvent } from '../shop-events.ts'
import { dataLayerItem, type DataLayerItem } from './data-layer-items.ts'
import { purchaseOf } from './purchase.ts'

/** Product impressions that are sent together (spec section 7). */
const batchSize = 4

/** Pushes events as earlier storefronts did. Any other event sends the waiting impressions first, to keep the order. */
export function createDataLayer(push: (entry: object) => void) {
  let impressions: ListedItem[] = []
  let chosen: { shipping: string | null; payment: string | null } = {
    shipping: null,
    payment: null,
  }
  const pushItems = (event: string, currency: string, items: readonly DataLayerItem[]) =>
    pushEcommerce(push, event, { currency, items })
  /** Sends the impressions that do not fill a batch; before the page is left. */
  const flush = () => {
    const [first] = impressions
    const items = impressions.map(({ product, index }) => dataLayerItem(product, index))
    impressions = []
    if (first) pushItems('view_item_list', first.product.currency, items)
  }
  const pushItem = (name: string, product: SalesItem, index = 1, quantity = 1) =>
    pushItems(name, product.currency, [dataLayerItem(product, index, quantity)])

  const pushCart = (name: string, { lines, currency }: SalesCart, more: object = {}) => {
    const items = lines.map((line, at) => dataLayerItem(line.product, at + 1, line.quantity))
    pushEcommerce(push, name, { currency, ...more, items })
  }

  function deliver(event: ShopEvent): void {
    if (event.type === 'product:impression') {
      impressions.push(event.data)
      if (impressions.length >= batchSize) flush()
      return
    }
    flush()
    switch (event.type) {
      case 'page:impression': {
        const { pageType, isFirst, url, path } = event.data
        push({ event: 'page_data', page_type: pageType })
        if (isFirst) push({ event: 'original_location', original_location: url })
        else push({ event: 'virtual_page_view', pagePath: path })
        return
      }
      case 'product:click':
        return pushItem('select_item', event.data.product, event.data.index)
      case 'product-detail:impression':
        return pushItem('view_item', event.data.product)
      case 'favorite:add':
        if (event.data.product) pushItem('add_to_wishlist', event.data.product)
        return
      case 'cart:add':
      case 'cart:remove': {
        const name = event.type === 'cart:add' ? 'add_to_cart' : 'remove_from_cart'
        return pushItem(name, event.data.product, 1, event.data.quantity)
      }
      case 'checkout:impression':
        return pushCart('begin_checkout', event.data.cart)
      case 'checkout:update': {
        const { cart, shipping, payment } = event.data
        const before = chosen
        chosen = { shipping, payment }
        if (shipping && shipping !== before.shipping) {
          pushCart('add_shipping_info', cart, { shipping_tier: shipping })
        }
        if (payment && payment !== before.payment) {
          pushCart('add_payment_info', cart, { payment_type: payment })
        }
        return
      }
      case 'checkout:purchase':
        return pushEcommerce(push, 'purchase', purchaseOf(event.data.order))
      case 'favorite:remove':
        return
      case 'web-vital':
        return push({ event: 'web_vital', ...event.data })
      default:
        // Events of users and errors.
        return push({ event: event.type, ...event.data })
    }
  }
  /** Drops these impressions; after the visitor has withdrawn the consent. */
  const drop = () => {
    impressions = []
  }
  return { deliver, flush, drop }
}

/** The tag manager merges pushes: without the empty one, values of the last event would remain. */
function pushEcommerce(push: (entry: object) => void, event: string, ecommerce: object): void {
  push({ ecommerce: null })
  push({ event, ecommerce })
}
