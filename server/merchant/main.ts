/** Entry of a merchant that sells what is imported into it. */
import { runMerchant } from './run-merchant.ts'

runMerchant()
