import { forgetDraft } from '#app/checkout/checkout.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/**
 * Redirects a visitor whose session has just ended. The checkout draft in the browser and cached or
 * prefetched pages are cleared. Other cookies and storage stay, because they belong to the visitor and
 * not to the account: cart, market, consent, and the signal of the logout to other tabs. Spec section 4:
 * what cannot be reset is only logged; the logout goes on.
 */
export async function endSessionResponse(visit: Visit, path: string): Promise<Response> {
  await forgetDraft(visit).catch((error: unknown) =>
    visit.log.warn({ err: error }, 'checkout draft delete failed'),
  )
  const response = seeOther(path)
  response.headers.set('Clear-Site-Data', '"cache", "prefetchCache", "prerenderCache"')
  return response
}
