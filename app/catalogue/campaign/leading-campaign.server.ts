import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import { popularCampaignsDocument } from './campaign-documents.server.ts'
import { leadingCampaign } from './leading-campaign.ts'

/** The campaign that most of the best sellers belong to; null when there is none with a visible title. */
export async function findLeadingCampaign(visit: Visit) {
  const { products } = await requestMerchant(visit, popularCampaignsDocument, {})
  return leadingCampaign(
    present(products?.products).flatMap(({ discountCampaigns }) => present(discountCampaigns)),
  )
}
