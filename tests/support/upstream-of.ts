/** Parts of a merchant that fail independently. */
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
  zipDelivery: 'checkout',
  checkout: 'checkout',
  placeOrder: 'order',
  comparesSeenAmounts: 'order',
  completeCart: 'order',
  getUser: 'customer',
  getOrders: 'customer',
  getOrderPublic: 'customer',
  sendOrderLink: 'customer',
  orderWithdrawals: 'customer',
  updateUser: 'customer',
  deleteUser: 'customer',
  postProductReview: 'customer',
  monitorProductAvailability: 'customer',
  monitorProductPrice: 'customer',
  subscribeToNewsletter: 'customer',
  endSubscription: 'customer',
  confirmSubscription: 'customer',
  requestPasswordReset: 'customer',
  commitReset: 'customer',
}

/**
 * The part of a merchant that a request is for, the name of its operation or its path, and whether it may change something,
 * which is unknown for a query that is sent by its hash.
 */
export function upstreamOf(
  path: string,
  body: string,
): { name: string; upstream: Upstream; isChange: boolean } {
  const { pathname } = new URL(path, 'http://merchant')
  const [, service] = pathname.split('/')
  if (service === 'auth' || service === 'sign' || service === 'images' || service === 'payment') {
    return { name: pathname, upstream: service, isChange: service === 'auth' }
  }
  const { operationName = '', query = '' } = JSON.parse(body || '{}') as {
    operationName?: string
    query?: string
  }
  return {
    name: operationName,
    upstream: operations[operationName] ?? 'catalogue',
    isChange: query.startsWith('mutation'),
  }
}
