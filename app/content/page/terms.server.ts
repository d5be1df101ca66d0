import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { findTaggedPage } from './page-aliases.server.ts'

/** Path of the terms of purchase; null without a page tagged `terms`, or when the merchant fails. */
export async function findTermsPath(visit: Visit): Promise<string | null> {
  const page = await findTaggedPage(visit, visit.language, 'terms').catch(fallbackTo(null))
  return page && href(visit, 'contentPage', { alias: page.alias })
}
