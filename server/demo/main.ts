/** Entry of the merchant with the demo data. */
import { runMerchant } from '#server/merchant/run-merchant.ts'

import { demoSetup } from './demo-setup.ts'

runMerchant(demoSetup)
