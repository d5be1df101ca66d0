import { languageOf } from '#app/i18n/languages.ts'
import { translate } from '#app/i18n/messages.server.ts'
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
  /** May hold markup. */
  description?: string
  /** Parameters of the page's own address. */
  params?: ScreenParams
  /** The part of the query that makes it another page, with its `?`: `?page=2`. */
  search?: string
  /** What the thing is called at other places; left out for screens whose path is in the table. */
  alternatives?: readonly Alternative[]
  /** Path of the page that search engines are to show instead, where there is one just like it. */
  duplicatePath?: string | null
  /** One of the many ways to look at the same things: a choice of filters, an order. */
  isVariant?: boolean
  type?: PageHead['type']
  picture?: ShareImage
  structured?: object[]
}

/**
 * The head of a screen at the place of a visit. Address, alternates and what robots may do follow from
 * the screen and its parameters; words and pictures are the caller's.
 */
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
    structured: content.structured ?? [],
  }
}

/** Where the page is at another place; the page itself is always where it is. */
function pathIn(visit: Visit, screen: ScreenName, { params = {}, alternatives }: HeadContent) {
  return ({ scope, language, market }: ServedScope): string | null => {
    const isHere = language === visit.language && scope.prefix === visit.prefix
    if (isHere || Object.keys(params).length === 0) return hrefOf(scope, screen, params)
    const alias = findAlias(alternatives ?? [], { language, market: market.alias })
    return alias === null ? null : hrefOf(scope, screen, { alias })
  }
}

function localesOf(visit: Visit): string[] {
  const spoken = [visit.language, ...servedScopes(visit).map(({ language }) => language)]
  return [...new Set(spoken)].map((code) => languageOf(code).iso.replace('-', '_'))
}

/** What a page without a picture of its own is shared with. */
function defaultShareImage(origin: string, alt: string): ShareImage {
  return { href: `${origin}/icons/share.jpg`, width: 1200, height: 630, alt }
}
