/** Assembles the content domain: pages, menus and previews on one database. */
import { Hono } from 'hono'
import type { LanguageCode } from '../channel/markets.ts'
import type { Database } from '../store/database.ts'
import type { AreaRecord, MenuRecord } from './content-record.ts'
import { contentPath } from './content-path.rules.ts'
import { contentResolvers } from './content.resolvers.ts'
import { findPageByFormerAlias, formerAliasesOf } from './content.rules.ts'
import { readContent } from './content.store.ts'
import { textOfPage } from './page-text.ts'
import { createPreviewRouter, previewedArea, type PreviewKeys } from './preview-router.ts'

interface ContentOptions {
  db: Database
  now: () => number
  publicOrigin: string
  /** The secret that staff send to get a link to a draft, and the keys that sign the link. */
  preview: { secret: string; keys: PreviewKeys }
  /** Content of a new shop, until staff replace it. */
  initial: { areas: readonly AreaRecord[]; menus: readonly MenuRecord[] }
}

export function createContent({ db, now, publicOrigin, preview, initial }: ContentOptions) {
  const store = readContent(db, initial)
  const { areas } = store
  const router = new Hono()
  router.route('/auth/preview', createPreviewRouter({ db, store, now, ...preview }))
  return {
    resolvers: contentResolvers(store),
    /** The current path of a former alias; null when there is none, or a page has it now. */
    findMovedPath(alias: string, language: LanguageCode): string | null {
      const page = findPageByFormerAlias(areas, alias, language)
      return page ? contentPath(page.aliases[language], language) : null
    },
    /** Former aliases of pages that no page has now. */
    formerAliases: formerAliasesOf(areas),
    /** The page of terms as it is now: the one with the tag `terms`. */
    terms: (language: LanguageCode) => textOfPage(areas, 'terms', language, publicOrigin),
    /** `/auth/preview`. */
    router,
    previewedArea: (request: Request) => previewedArea({ keys: preview.keys, now }, request),
  }
}
