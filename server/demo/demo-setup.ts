import type { InitialData } from '#server/merchant/initial-data.ts'
import type { MerchantSetup } from '#server/merchant/run-merchant.ts'

import { demoCustomers } from './customers/customers.ts'
import { demoHistory } from './customers/order-history.ts'
import { areas } from './pages/areas.ts'
import { composePage } from './pages/compose-page.ts'
import { demoMenus } from './pages/menus.ts'
import { pageKeys } from './pages/pages.ts'
import { startPage } from './pages/start-page.ts'
import { createRenderedPictures } from './pictures/rendered-pictures.ts'

/** Pages, menus, customers and their orders. */
export const demoData: InitialData = {
  areas: [startPage, ...areas, ...pageKeys.map(composePage)],
  menus: demoMenus,
  customers: demoCustomers,
  orders: demoHistory,
}

/** Pictures and initial data of the demo shop. */
export const demoSetup = (dataDir: string): MerchantSetup => ({
  pictures: createRenderedPictures({ dataDir }),
  initialData: demoData,
})
