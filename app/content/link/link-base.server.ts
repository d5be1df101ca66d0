import { languageOfPath } from '#app/routing/language-prefix.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { LinkBase } from './content-link.ts'

/**
 * What links on a page of this visit are read against. A page in another language is a new document,
 * and what the merchant shows to browsers itself is none of the shop's pages.
 */
export function linkBaseOf(visit: Visit): LinkBase {
  return {
    origins: [visit.config.publicOrigin],
    isHere: (path) => !path.startsWith('/merchant/') && languageOfPath(path) === visit.language,
  }
}
