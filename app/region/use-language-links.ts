import { useLocation, useMatches } from '@remix-run/react'

import { languageSwitch } from '#app/i18n/language-switch.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { translatePath, keptQuery } from '#app/routing/translate-path.ts'
import { href } from '#app/routing/href.ts'
import type { PageHead } from '#app/seo/page-head.ts'
import type { LanguageChoice } from '#app/addresses/language-choices.ts'

export interface LanguageLink extends Pick<LanguageChoice, 'code' | 'iso' | 'name'> {
  /** Of the page that is being looked at, in that language; absolute for another domain. */
  path: string
  /** The same choice as a form: where it is posted to, and the path that it leads to there. */
  choice: { action: string; returnTo: string }
  isCurrent: boolean
}

/** The page that is being looked at in every language: where its head says it is, else as the table of addresses has it. */
export function useLanguageLinks(languages: readonly LanguageChoice[]): LanguageLink[] {
  const here = useUrlScope()
  const page = useLocation()
  const leaf = useMatches().at(-1)?.data as { head?: Partial<PageHead> } | undefined
  const alternates = leaf?.head?.alternates ?? []
  return languages.map((own) => {
    const { code, iso, name } = own
    const goal = languageSwitch(here.language, code) ?? here.language
    const { scope, origin, hreflang } = languages.find((known) => known.code === goal) ?? own
    const known = alternates.find((alternate) => alternate.hreflang === hreflang)
    const path = known
      ? pathIn(known.href, origin) + keptQuery(page.search)
      : origin + translatePath(page, here, scope, null)
    const choice = { action: origin + href(scope, 'region'), returnTo: path.slice(origin.length) }
    return { code, iso, name, path, choice, isCurrent: goal === here.language }
  })
}

/** Links within a domain leave it out. */
function pathIn(address: string, origin: string): string {
  return origin ? address : new URL(address).pathname
}
