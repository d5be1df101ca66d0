import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { confirmsAddressesDocument } from './newsletter-documents.server.ts'

/** Whether the merchant asks a new address by mail before it sends more: the public Merchant API does not say. */
export const confirmsAddresses = (visit: Visit): Promise<boolean> =>
  offersExtension(visit, confirmsAddressesDocument, 'confirmsAddresses')
