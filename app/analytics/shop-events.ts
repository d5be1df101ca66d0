import type { SalesCart, SalesLine } from '#app/cart/sales/sales-cart.ts'
import type { SalesItem } from '#app/catalogue/sales/sales-item.ts'
import type { SalesOrder } from '#app/checkout/sales/sales-order.ts'
import type { FlashEvent } from '#app/visit/flash/flash.server.ts'

export interface ListedItem {
  product: SalesItem
  /** Place in its list, from 1; the pages before it count. */
  index: number
  /** Page of the list, from 1, and the products of a full page; a row is one page. */
  page: number
  pageSize: number
}

export interface ClickedLink {
  label: string
  /** Path, or URL of another site. */
  href: string
}

/** What a search suggests: `recent` and `top` are searches, `all` is the page with all results. */
export type SearchClickType = 'product' | 'category' | 'brand' | 'page' | 'recent' | 'top' | 'all'

/** The data of each event type; the types are those of earlier storefronts (spec sections 4 and 7). */
export interface ShopEventData extends Record<FlashEvent, object> {
  /** `path` has no query parameters but those of campaigns and pages. */
  'page:impression': { path: string; pageType: string; isFirst: boolean; url: string }
  'product:impression': ListedItem
  'product:click': ListedItem
  'product-detail:impression': { product: SalesItem }
  /** A link of the merchant's menu, by the menu's location such as `footer-first`. */
  'menu:click': { menu: string; item: ClickedLink }
  /** A suggestion below the search field, or a shortcut above the results. */
  'search:click': { type: SearchClickType; data: ClickedLink }
  /** A link in a widget, by the kind of the widget; a product in it is a `product:click`. */
  'widget:click': { href: string; widget: string }
  'favorite:add': { productId: number; product?: SalesItem }
  'favorite:remove': { productId: number; product?: SalesItem }
  /** `quantity` is the number of pieces added or removed. */
  'cart:add': SalesLine
  'cart:remove': SalesLine
  'checkout:impression': { cart: SalesCart }
  /** The chosen delivery and payment; null before a choice. */
  'checkout:update': { cart: SalesCart; shipping: string | null; payment: string | null }
  'checkout:purchase': { order: SalesOrder }
  /** A request of a page's scripts that failed, such as a form; status 0 without a response. */
  'error:api': { path: string; status: number }
  'error:404': { path: string }
  'error:500': { path: string; status: number }
  /** Value in milliseconds; without a unit for CLS. */
  'web-vital': { name: string; value: number; rating: string; path: string }
}

export type ShopEventType = keyof ShopEventData

/** Something that happened in the shop (spec section 3, event log), by its type such as `user:login`. */
export type ShopEvent = {
  [Type in ShopEventType]: {
    type: Type
    data: Readonly<ShopEventData[Type]>
    /** Milliseconds since 1970. */
    timestamp: number
  }
}[ShopEventType]
