import type { InitialData } from '#server/merchant/initial-data.ts'
import type { MerchantSetup } from '#server/merchant/run-merchant.ts'
import { demoCustomers } from './customers/customers.ts'
import { demoHistory } from './customers/order-history.ts'
import { composePage } from './pages/compose-page.ts'
import { demoMenus } from './pages/menus.ts'
import { pageKeys } from './pages/pages.ts'
import { startPage } from './pages/start-page.ts'
import { createDrawnPictures } from './pictures/drawn-pictures.ts'

/** Pages, menus, customers and their orders. */
export const demoData: InitialData = {
  areas: [startPage, ...pageKeys.map(composePage)],
  menus: demoMenus,
  customers: demoCustomers,
  orders: demoHistory,
}

/** What the embedded merchant is filled with, besides its catalogue. */
export const demoSetup = (dataDir: string): MerchantSetup => ({
  pictures: createDrawnPictures({ dataDir }),
  initialData: demoData,
})
