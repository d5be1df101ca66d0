import { GatewayError } from '#app/gateway/gateway-error.ts'
import { requestExtension } from '#app/gateway/graphql.server.ts'
import { waitFor } from '#app/gateway/wait-for.ts'
import type { Visit } from '#app/visit/visit.ts'

import { offersPriceAlertsDocument } from './price-alert-documents.server.ts'

/** The longest wait of a page; the response is cached when it arrives later. */
const limitMs = 400

/** Whether the merchant mails shoppers when a price is lower: the public Merchant API has no such operation. */
export async function offersPriceAlerts(visit: Visit): Promise<boolean> {
  try {
    const response = requestExtension(visit, offersPriceAlertsDocument, {}, 'offersPriceAlerts')
    return (await waitFor(response, { limitMs }))?.offersPriceAlerts ?? false
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.info({ err: error }, 'a product is shown without the form for price alerts')
    return false
  }
}
