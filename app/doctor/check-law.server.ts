import { findTaggedPage } from '#app/content/page/page-aliases.server.ts'
import { pageKinds } from '#app/content/page/content-page.ts'
import type { MerchantCheck, StorefrontConfig } from '#app/context.ts'
import type { GatewayContext } from '#app/gateway/gateway-context.ts'

/** What law wants shown that only the operator and the merchant know (`deploy/README.md`, Law). */
export async function checkLaw(
  context: GatewayContext,
  { addresses, creditTerms, seller }: StorefrontConfig,
): Promise<Pick<MerchantCheck, 'state' | 'detail'>> {
  const pages = await Promise.all(
    pageKinds.map((kind) => findTaggedPage(context, addresses.defaultLanguage, kind)),
  )
  const missing = [
    ...(seller ? [] : ['SELLER']),
    ...(seller && seller.address.length === 0 ? ['address in SELLER'] : []),
    ...(seller && !seller.phone ? ['phone in SELLER'] : []),
    ...(seller && !seller.email ? ['email in SELLER'] : []),
    ...pageKinds.filter((_, at) => !pages[at]).map((kind) => `a page tagged ${kind}`),
    ...(creditTerms?.length ? [] : ['credit in CHANNEL_SETTINGS, if a payment is credit']),
  ]
  return missing.length === 0
    ? { state: 'ok', detail: 'the seller, its pages and the cost of credit are named' }
    : { state: 'warning', detail: `missing: ${missing.join(', ')}` }
}
