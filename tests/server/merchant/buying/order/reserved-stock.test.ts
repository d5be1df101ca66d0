import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addToCart, annasCheckout, getCart, placeOrder, submitPayment } from './shopper-actions.ts'
import { rug, sofa } from './test-catalogue.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const initial = { [sofa]: 5, [rug]: 1 }

/** Pieces that orders have reserved, counted from the orders themselves. */
function reservedByOrders(shop: TestShop, sku: number): number {
  const rows = shop.db
    .prepare("SELECT document FROM shop_order WHERE state NOT IN ('cancelled', 'out-of-stock')")
    .all() as { document: string }[]
  return rows
    .flatMap(
      ({ document }) => JSON.parse(document).quote.lines as { skuId: number; quantity: number }[],
    )
    .filter(({ skuId }) => skuId === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

const actionArbitrary = fc.oneof(
  fc.record({
    do: fc.constant('add'),
    sku: fc.constantFrom(sofa, rug),
    pieces: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('order'), paymentId: fc.constantFrom(21, 23, 24) }),
  fc.record({
    do: fc.constant('pay'),
    nth: fc.nat(6),
    outcome: fc.constantFrom(
      'approve',
      'decline',
      'cancel',
      'out-of-stock',
      'time-out',
      'lose-return',
    ),
  }),
  fc.record({ do: fc.constant('wait') }),
)

it('for any actions of three shoppers, stock and orders together hold the initial quantity, and no cart is paid twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(2), actionArbitrary), { maxLength: 40 }),
      async (steps) => {
        using shop = openTestShop()
        const carts = [await getCart(shop), await getCart(shop), await getCart(shop)]
        const pages: string[] = []
        for (const [shopper, action] of steps) {
          const id = carts[shopper].id as string
          if ('pieces' in action) await addToCart(shop, id, action.sku, action.pieces)
          else if ('paymentId' in action) {
            const { placed } = await placeOrder(shop, id, {
              ...annasCheckout,
              paymentId: action.paymentId,
            })
            if (placed?.redirectUrl) pages.push(placed.redirectUrl)
          } else if ('outcome' in action) {
            const page = pages[action.nth % Math.max(1, pages.length)]
            if (page) await submitPayment(shop, page, action.outcome)
          } else {
            shop.clock.ms += 31 * 60_000
            shop.endExpiredPayments()
          }
          for (const sku of [sofa, rug] as const) {
            expect(shop.stockOf(sku)).toBeGreaterThanOrEqual(0)
            expect(shop.stockOf(sku) + reservedByOrders(shop, sku)).toBe(initial[sku])
          }
        }
        const paid = shop.count('shop_order', 'paid_at IS NOT NULL')
        expect(shop.count('cart', 'completed_at IS NOT NULL')).toBe(paid)
        expect(shop.count('mail')).toBe(paid)
      },
    ),
    { numRuns: 40 },
  )
})
