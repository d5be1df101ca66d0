/** The demo's customers and what they bought, for a shop's first start. */
import type { PasswordHasher } from './auth/password-hasher.ts'
import { isSold, type Catalogue } from './catalogue/catalogue.ts'
import type { Counter } from './checkout/counter.ts'
import {
  demoCustomers,
  demoPasswordHash,
  hasNeverHadCustomers,
  putDemoCustomer,
} from './customer/demo-customers.ts'
import { putDemoOrders } from './order/put-demo-orders.ts'
import { transaction } from './store/database.ts'

/** So many articles are in the history, spread over the whole catalogue. */
const articleCount = 12

/** Does nothing in a shop that has, or had, customers. */
export async function putDemoWorld(
  counter: Counter,
  hasher: PasswordHasher,
  catalogue: () => Catalogue,
): Promise<void> {
  const { db, now } = counter.shop
  if (!hasNeverHadCustomers(db)) return
  const passwords = await Promise.all(demoCustomers.map(() => hasher.hash(demoPasswordHash())))
  transaction(db, () => {
    if (!hasNeverHadCustomers(db)) return
    const customers = demoCustomers.map((demo, nth) =>
      putDemoCustomer(db, demo, passwords[nth]!, now()),
    )
    putDemoOrders(counter, customers, someSkus(catalogue()))
  })
}

function someSkus(catalogue: Catalogue): number[] {
  const { size } = catalogue.index
  const step = Math.max(1, Math.floor(size / articleCount))
  const skuIds: number[] = []
  for (let place = 0; place < size && skuIds.length < articleCount; place += step) {
    const product = catalogue.findProduct(catalogue.index.idAt(place))
    const [sku] = product && isSold(product, 'se') ? catalogue.skusOf(product.id) : []
    if (sku) skuIds.push(sku.id)
  }
  return skuIds
}
