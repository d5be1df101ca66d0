import { languageOf } from '#app/i18n/languages.ts'
import type { MessagePath } from '#app/i18n/message-values.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Namespace } from '#app/i18n/namespaces.ts'
import { findAlias, type Alternative } from '#app/routing/alternatives.ts'
import { hrefOf, type ScreenParams } from '#app/routing/href.ts'
import { robotsContent } from '#app/seo/robots-rules.ts'
import type { ScreenName } from '#app/routing/screens.ts'
import type { Visit } from '#app/visit/visit.ts'

import { hreflangAlternates } from './hreflang.ts'
import { metaDescription } from './meta-description.server.ts'
import type { ShareImage, PageHead } from './page-head.ts'
import { servedScopes, type ServedScope } from '../addresses/served-scopes.ts'

interface HeadContent {
  title: string
  /** May contain markup. */
  description?: string
  params?: ScreenParams
  /** The query parameters that belong to the canonical URL, with `?`: `?page=2`. */
  search?: string
  /** Aliases in other languages and markets; not needed for screens without alias. */
  alternatives?: readonly Alternative[]
  /** Path of the page that this one duplicates, which search engines index instead. */
  duplicatePath?: string | null
  /** Whether it shows the same list with facets or in another order. */
  isVariant?: boolean
  type?: PageHead['type']
  picture?: ShareImage
}

/** Canonical URL, alternates and robots follow from the screen and its parameters; the caller supplies texts and images. */
export function screenHead(visit: Visit, screen: ScreenName, content: HeadContent): PageHead {
  const { title, params = {}, search = '', duplicatePath, isVariant = false } = content
  const robots = robotsContent(screen, isVariant)
  const isPrivate = robots === 'noindex'
  const { origin } = visit
  return {
    title,
    description: isPrivate ? '' : metaDescription(content.description ?? ''),
    canonical: isPrivate
      ? null
      : origin + (duplicatePath ?? hrefOf(visit, screen, params)) + search,
    alternates: hreflangAlternates(servedScopes(visit), pathIn(visit, screen, content)),
    hasHreflangTags: !robots && !search && !duplicatePath,
    robots,
    shopName: translate(visit.language, 'common')('shop.name'),
    locales: isPrivate ? [] : localesOf(visit),
    type: content.type ?? 'website',
    picture: isPrivate ? null : (content.picture ?? defaultShareImage(origin, title)),
  }
}

/** The head of a screen that has a title alone, which is a message. */
export function titledHead<Name extends Namespace>(
  visit: Visit,
  screen: ScreenName,
  namespace: Name,
  title: MessagePath<Name>,
): PageHead {
  const t = translate(visit.language, namespace) as unknown as (key: string) => string
  return screenHead(visit, screen, { title: t(title) })
}

/** The path of the page in a URL scope, or null. In its own scope it always has one. */
function pathIn(visit: Visit, screen: ScreenName, { params = {}, alternatives }: HeadContent) {
  return ({ scope, language, market }: ServedScope): string | null => {
    const isHere = language === visit.language && scope.prefix === visit.prefix
    if (isHere || Object.keys(params).length === 0) return hrefOf(scope, screen, params)
    const alias = findAlias(alternatives ?? [], { language, market: market.alias })
    return alias === null ? null : hrefOf(scope, screen, { alias })
  }
}

function localesOf(visit: Visit): string[] {
  const codes = [visit.language, ...servedScopes(visit).map(({ language }) => language)]
  return [...new Set(codes)].map((code) => languageOf(code).iso.replace('-', '_'))
}

/** The Open Graph image of a page without its own. */
function defaultShareImage(origin: string, alt: string): ShareImage {
  return { href: `${origin}/icons/share.jpg`, width: 1200, height: 630, alt }
}
