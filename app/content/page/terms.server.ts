import { GatewayError } from '#app/gateway/gateway-error.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { findTaggedPage } from './page-aliases.server.ts'

/** Where the terms of purchase are read; null when the merchant has tagged no page so, or is away. */
export async function findTermsPath(visit: Visit): Promise<string | null> {
  try {
    const page = await findTaggedPage(visit, 'terms')
    return page && href(visit, 'contentPage', { alias: page.alias })
  } catch (error) {
    if (error instanceof GatewayError) return null
    throw error
  }
}
