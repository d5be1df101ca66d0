/** Entry of a merchant without the demo: it sells the products of imported feeds. */
import { runMerchant } from './run-merchant.ts'

runMerchant()
