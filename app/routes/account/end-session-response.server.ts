import { forgetDraft } from '#app/checkout/checkout.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Clears the browser's draft and cached pages, but no cart, market, consent. What fails is only logged (spec section 4). */
export async function endSessionResponse(visit: Visit, path: string): Promise<Response> {
  await forgetDraft(visit).catch((error: unknown) =>
    visit.log.warn({ err: error }, 'checkout draft delete failed'),
  )
  const response = seeOther(path)
  response.headers.set('Clear-Site-Data', '"cache", "prefetchCache", "prerenderCache"')
  return response
}
