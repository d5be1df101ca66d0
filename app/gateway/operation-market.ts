/**
 * Operations about where goods go. They are asked for the checkout market; every other one is asked
 * for the market that is being browsed (spec section 7).
 */
const atCheckout: ReadonlySet<string> = new Set([
  'validateOrderCreation',
  'validateOrderConditions',
  'createOrUpdateCheckout',
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
