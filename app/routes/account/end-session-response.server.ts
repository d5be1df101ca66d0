import { forgetDraft } from '#app/checkout/checkout.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/**
 * Leads on somebody whose session has just ended. What they have typed into the checkout goes, and so do
 * pages that the browser keeps, or has fetched before they were asked for. Other cookies and storage stay,
 * for what is in them belongs to the visitor and not to the account: cart, market, consent, and how a tab
 * tells the others of the logout. Spec section 4: what cannot be reset is only logged, nobody stays
 * logged in for it.
 */
export async function endSessionResponse(visit: Visit, path: string): Promise<Response> {
  await forgetDraft(visit).catch((error: unknown) =>
    visit.log.warn({ err: error }, 'checkout draft not forgotten'),
  )
  const response = seeOther(path)
  response.headers.set('Clear-Site-Data', '"cache", "prefetchCache", "prerenderCache"')
  return response
}
