/** Entry of a merchant that is filled with the demo shop. */
import { runMerchant } from '#server/merchant/run-merchant.ts'
import { demoSetup } from './demo-setup.ts'

runMerchant(demoSetup)
