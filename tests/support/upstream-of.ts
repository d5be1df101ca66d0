/** Parts of a merchant that fail each for itself. */
export type Upstream =
  | 'catalogue'
  | 'cart'
  | 'order check'
  | 'checkout'
  | 'order'
  | 'customer'
  | 'auth'
  | 'sign'
  | 'images'
  | 'payment'

const operations: Readonly<Record<string, Upstream>> = {
  getCart: 'cart',
  cartCount: 'cart',
  createCart: 'cart',
  addToCart: 'cart',
  updateCartItem: 'cart',
  setCartPromoCode: 'cart',
  validateOrderCreation: 'order check',
  validateOrderConditions: 'order check',
  createOrUpdateCheckout: 'checkout',
  checkout: 'checkout',
  placeOrder: 'order',
  completeCart: 'order',
  getUser: 'customer',
  getOrders: 'customer',
  updateUser: 'customer',
  deleteUser: 'customer',
  requestPasswordReset: 'customer',
  commitReset: 'customer',
}

/** Which part of a merchant a request is for, and what it is called: an operation or a path. */
export function upstreamOf(path: string, body: string): { name: string; upstream: Upstream } {
  const { pathname } = new URL(path, 'http://merchant')
  const [, room] = pathname.split('/')
  if (room === 'auth' || room === 'sign' || room === 'images' || room === 'payment') {
    return { name: pathname, upstream: room }
  }
  const { operationName = '' } = JSON.parse(body || '{}') as { operationName?: string }
  return { name: operationName, upstream: operations[operationName] ?? 'catalogue' }
}
