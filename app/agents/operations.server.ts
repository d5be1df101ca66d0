import type { AgentScope } from '#app/context.ts'

import {
  cancelAgentCart,
  createAgentCart,
  getAgentCart,
  updateAgentCart,
} from './cart/agent-cart.server.ts'
import { getProduct } from './catalogue/get-product.server.ts'
import { lookUp } from './catalogue/look-up.server.ts'
import { searchCatalogue } from './catalogue/search-catalogue.server.ts'
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from './checkout/agent-checkout.server.ts'
import { getAgentOrder } from './order/agent-order.server.ts'
import { operation, type Operation } from './operation.ts'
import { offeredCapabilities } from './protocol.ts'
import {
  cartRequest,
  cartUpdate,
  checkoutRequest,
  checkoutUpdate,
  lookupRequest,
  noPayload,
  productRequest,
  searchRequest,
} from './requests.ts'

const catalogue = {
  argument: 'catalog',
  id: null,
  isPublic: true,
  isReadOnly: true,
} as const

const cart = {
  capability: 'dev.ucp.shopping.cart',
  argument: 'cart',
  id: 'cart',
  isPublic: false,
  isReadOnly: false,
} as const

const checkout = {
  capability: 'dev.ucp.shopping.checkout',
  argument: 'checkout',
  id: 'checkout',
  isPublic: false,
  isReadOnly: false,
} as const

const byId = { argument: null, payload: noPayload } as const

const operations: readonly Operation[] = [
  operation({
    ...catalogue,
    name: 'search_catalog',
    capability: 'dev.ucp.shopping.catalog.search',
    rest: { method: 'POST', path: /^\/catalog\/search$/ },
    payload: searchRequest,
    description: 'search',
    run: searchCatalogue,
  }),
  operation({
    ...catalogue,
    name: 'lookup_catalog',
    capability: 'dev.ucp.shopping.catalog.lookup',
    rest: { method: 'POST', path: /^\/catalog\/lookup$/ },
    payload: lookupRequest,
    description: 'lookup',
    run: lookUp,
  }),
  operation({
    ...catalogue,
    name: 'get_product',
    capability: 'dev.ucp.shopping.catalog.lookup',
    rest: { method: 'POST', path: /^\/catalog\/product$/ },
    payload: productRequest,
    description: 'product',
    run: getProduct,
  }),
  operation({
    ...cart,
    name: 'create_cart',
    id: null,
    rest: { method: 'POST', path: /^\/carts$/ },
    payload: cartRequest,
    description: 'createCart',
    run: createAgentCart,
  }),
  operation({
    ...cart,
    ...byId,
    name: 'get_cart',
    rest: { method: 'GET', path: /^\/carts\/([^/]+)$/ },
    isReadOnly: true,
    description: 'getCart',
    run: getAgentCart,
  }),
  operation({
    ...cart,
    name: 'update_cart',
    rest: { method: 'PUT', path: /^\/carts\/([^/]+)$/ },
    payload: cartUpdate,
    description: 'updateCart',
    run: updateAgentCart,
  }),
  operation({
    ...cart,
    ...byId,
    name: 'cancel_cart',
    rest: { method: 'POST', path: /^\/carts\/([^/]+)\/cancel$/ },
    description: 'cancelCart',
    run: cancelAgentCart,
  }),
  operation({
    ...checkout,
    name: 'create_checkout',
    id: null,
    rest: { method: 'POST', path: /^\/checkout-sessions$/ },
    payload: checkoutRequest,
    description: 'createCheckout',
    run: createCheckout,
  }),
  operation({
    ...checkout,
    ...byId,
    name: 'get_checkout',
    rest: { method: 'GET', path: /^\/checkout-sessions\/([^/]+)$/ },
    isReadOnly: true,
    description: 'getCheckout',
    run: getCheckout,
  }),
  operation({
    ...checkout,
    name: 'update_checkout',
    rest: { method: 'PUT', path: /^\/checkout-sessions\/([^/]+)$/ },
    payload: checkoutUpdate,
    description: 'updateCheckout',
    run: updateCheckout,
  }),
  operation({
    ...checkout,
    name: 'complete_checkout',
    rest: { method: 'POST', path: /^\/checkout-sessions\/([^/]+)\/complete$/ },
    payload: noPayload,
    description: 'completeCheckout',
    run: completeCheckout,
  }),
  operation({
    ...checkout,
    ...byId,
    name: 'cancel_checkout',
    rest: { method: 'POST', path: /^\/checkout-sessions\/([^/]+)\/cancel$/ },
    description: 'cancelCheckout',
    run: cancelCheckout,
  }),
  operation({
    ...byId,
    name: 'get_order',
    capability: 'dev.ucp.shopping.order',
    id: 'order',
    rest: { method: 'GET', path: /^\/orders\/([^/]+)$/ },
    isPublic: false,
    isReadOnly: true,
    description: 'getOrder',
    run: getAgentOrder,
  }),
]

export function offeredOperations(scope: AgentScope): readonly Operation[] {
  const offered = offeredCapabilities(scope)
  return operations.filter(({ capability }) => offered.includes(capability))
}
