import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { offersPriceAlertsDocument } from './price-alert-documents.server.ts'

/** Whether the merchant mails shoppers when a price is lower: the public Merchant API has no such operation. */
export const offersPriceAlerts = (visit: Visit): Promise<boolean> =>
  offersExtension(visit, offersPriceAlertsDocument, 'offersPriceAlerts')
