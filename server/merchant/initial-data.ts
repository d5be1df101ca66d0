import type { PasswordHasher } from './accounts/auth/password/password-hasher.ts'
import { isSold, type Catalogue } from './catalogue/catalogue.ts'
import type { CommerceContext } from './buying/cart/api/commerce-context.ts'
import type { AreaRecord, MenuRecord } from './content/content-record.ts'
import {
  hasNeverHadCustomers,
  putInitialCustomer,
  type InitialCustomer,
} from './accounts/customer/initial-customers.ts'
import { putInitialOrders, type InitialOrder } from './buying/order/initial-orders.ts'
import { transaction } from './store/database.ts'

export interface InitialData {
  /** Pages and areas of pages; renewed at each start until staff replace them. */
  areas: readonly AreaRecord[]
  menus: readonly MenuRecord[]
  /** Written once, into a shop that has never had customers. */
  customers: readonly InitialCustomer[]
  /** Orders of these customers, oldest first. */
  orders: readonly InitialOrder[]
}

/** Number of articles in the orders, spread over the whole catalogue. */
const articleCount = 12

/** Writes the customers and their orders, unless the shop has, or had, customers. */
export async function putInitialCustomersAndOrders(
  { customers, orders }: Pick<InitialData, 'customers' | 'orders'>,
  context: CommerceContext,
  hasher: PasswordHasher,
  catalogue: () => Catalogue,
): Promise<void> {
  const { db, now } = context.deps
  if (!customers.length || !hasNeverHadCustomers(db)) return
  const passwords = await Promise.all(customers.map(({ password }) => hasher.hash(password)))
  transaction(db, () => {
    if (!hasNeverHadCustomers(db)) return
    const buyers = customers.map((initial, nth) =>
      putInitialCustomer(db, initial, passwords[nth]!, now()),
    )
    putInitialOrders(context, orders, buyers, skusAcrossCatalogue(catalogue()))
  })
}

function skusAcrossCatalogue(catalogue: Catalogue): number[] {
  const { size } = catalogue.index
  const step = Math.max(1, Math.floor(size / articleCount))
  const skuIds: number[] = []
  for (let ordinal = 0; ordinal < size && skuIds.length < articleCount; ordinal += step) {
    const product = catalogue.findProduct(catalogue.index.idAt(ordinal))
    const [sku] = product && isSold(product, 'se') ? catalogue.skusOf(product.id) : []
    if (sku) skuIds.push(sku.id)
  }
  return skuIds
}
