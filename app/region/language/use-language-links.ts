import { useLocation, useMatches } from '@remix-run/react'

import { languageSwitch } from '#app/i18n/language-switch.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { translatePath, keptQuery } from '#app/routing/translate-path.ts'
import { href } from '#app/routing/href.ts'
import type { PageHeadData } from '#app/seo/page-head.ts'
import type { LanguageChoice } from '#app/addresses/language-choices.ts'

export interface LanguageLink extends Pick<LanguageChoice, 'code' | 'iso' | 'name'> {
  /** URL of the current page in that language; absolute for another domain. */
  path: string
  /** The same link as a form: where it is posted to, and the path that it redirects to. */
  choice: { action: string; returnTo: string }
  isCurrent: boolean
}

/** The current page in every language: the alternate URLs of its head, else the URL from the table of screens. */
export function useLanguageLinks(languages: readonly LanguageChoice[]): LanguageLink[] {
  const here = useUrlScope()
  const page = useLocation()
  const screenData = useMatches().at(-1)?.data as Partial<PageHeadData> | undefined
  const alternates = screenData?.head?.alternates ?? []
  return languages.map((own) => {
    const { code, iso, name } = own
    const target = languageSwitch(here.language, code) ?? here.language
    const { scope, origin, hreflang, hasSamePrices } =
      languages.find((known) => known.code === target) ?? own
    const kept = { from: here, to: scope, prices: hasSamePrices }
    const known = alternates.find((alternate) => alternate.hreflang === hreflang)
    const path = known
      ? pathIn(known.href, origin) + keptQuery(page.search, kept)
      : origin + translatePath(page, null, kept)
    const choice = { action: origin + href(scope, 'region'), returnTo: path.slice(origin.length) }
    return { code, iso, name, path, choice, isCurrent: target === here.language }
  })
}

/** Links within a domain have no origin. */
function pathIn(address: string, origin: string): string {
  return origin ? address : new URL(address).pathname
}
