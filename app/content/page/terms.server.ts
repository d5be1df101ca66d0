import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { findTaggedPage } from './page-aliases.server.ts'

/** Path of the terms of purchase; null without a page tagged `terms`, or when the merchant fails. */
export async function findTermsPath(visit: Visit): Promise<string | null> {
  try {
    const page = await findTaggedPage(visit, 'terms')
    return page && href(visit, 'contentPage', { alias: page.alias })
  } catch (error) {
    if (error instanceof GatewayError) return null
    throw error
  }
}
