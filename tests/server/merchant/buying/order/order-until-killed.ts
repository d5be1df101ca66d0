/** A shop that takes orders as fast as it can and reports each one, until it is killed. */
import { getCart, addToCart, placeOrder, submitPayment } from './shopper-actions.ts'
import { chair } from './test-catalogue.ts'
import { openTestShop } from './test-shop.ts'

const dataDir = process.argv[2]
if (!dataDir) throw new Error('needs a directory')
const shop = openTestShop({ dataDir })
for (let turn = 0; ; turn += 1) {
  const { id } = await getCart(shop)
  await addToCart(shop, id, chair, 1)
  const { placed, errors } = await placeOrder(shop, id)
  if (!placed) throw new Error(String(errors))
  process.send?.({ orderId: placed.orderId, isPaid: false })
  if (turn % 2) {
    await submitPayment(shop, placed.redirectUrl, 'approve')
    process.send?.({ orderId: placed.orderId, isPaid: true })
  }
  // Flushes the messages; without it the loop would block the pipe.
  await new Promise((resolve) => setImmediate(resolve))
}
