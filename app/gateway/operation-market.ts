/** Operations about delivery use the checkout market, all others the browsed one (spec section 7). */
const atCheckout: ReadonlySet<string> = new Set([
  'validateOrderCreation',
  'validateOrderConditions',
  'createOrUpdateCheckout',
  'setCartShippingFee',
  'placeOrder',
  'checkout',
  'completeCart',
])

/** The `marketId` that an operation is sent with. */
export function marketFor(
  operationName: string,
  context: { marketId: string; checkoutMarket?: { alias: string } },
): string {
  return atCheckout.has(operationName)
    ? (context.checkoutMarket?.alias ?? context.marketId)
    : context.marketId
}
