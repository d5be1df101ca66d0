import { requestMerchant, type GatewayContext } from '#app/gateway/graphql.server.ts'
import { languageOf, languages, type LanguageCode } from '#app/i18n/languages.ts'
import type { Alternative } from '#app/routing/alternatives.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import { contentPagesDocument } from './page-documents.server.ts'

export interface PageAlias {
  id: number
  /** Last segment of its path in the visit's language. */
  alias: string
  tags: string[]
}

/** The page with this alias, in any language, for visitors who changed the language in the URL; null if not listed. */
export async function findPageAlias(
  visit: Visit,
  requestedAlias: string,
): Promise<PageAlias | null> {
  const lowerAlias = requestedAlias.toLowerCase()
  const isRequested = ({ alias }: PageAlias) => alias.toLowerCase() === lowerAlias
  const own = await listPages(visit, visit.language)
  const found = own.find(isRequested)
  if (found) return found
  const others = await Promise.all(
    languages.map(({ code }) => (code === visit.language ? [] : listPages(visit, code))),
  )
  const id = others.flat().find(isRequested)?.id
  return own.find((page) => page.id === id) ?? null
}

export async function contentPageAlternatives(
  context: GatewayContext,
  id: number,
): Promise<Alternative[]> {
  const lists = await Promise.all(
    languages.map(async ({ code }) => ({ code, pages: await listPages(context, code) })),
  )
  return lists.flatMap(({ code, pages }) => {
    const page = pages.find((each) => each.id === id)
    return page ? [{ language: code, market: null, alias: page.alias }] : []
  })
}

/** The first page with this tag of the merchant, such as `terms`; null for none. */
export async function findTaggedPage(
  context: GatewayContext,
  language: LanguageCode,
  tag: string,
): Promise<PageAlias | null> {
  const pages = await listPages(context, language)
  return pages.find(({ tags }) => tags.includes(tag)) ?? null
}

export async function listPages(
  context: GatewayContext,
  language: LanguageCode,
): Promise<PageAlias[]> {
  const languageId = languageOf(language).iso
  const { cmsPages } = await requestMerchant({ ...context, languageId }, contentPagesDocument, {})
  return present(cmsPages).flatMap(({ id, alias, tags }) =>
    alias ? { id, alias, tags: present(tags).map(plainTag) } : [],
  )
}

/** The API stores tags with a `#`. */
export const plainTag = (tag: string): string => tag.replace(/^#/, '').toLowerCase()
