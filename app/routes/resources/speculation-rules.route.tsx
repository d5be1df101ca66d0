import type { LoaderFunctionArgs } from '@remix-run/node'

import { languageCodes } from '#app/i18n/languages.ts'
import { pathsOf, publicScreens } from '#app/routing/screens.ts'

import { fileResponse } from './file-response.server.ts'

/** Speculation rules for browsers without the prefetch of scripts (`app/routing/prefetch`). */
export function loader({ request }: LoaderFunctionArgs) {
  return fileResponse(
    request,
    'application/speculationrules+json',
    JSON.stringify(speculationRules),
  )
}

/** A link that the browser follows with this document, before scripts do; an address with a query may be personal. */
const link = ':root:not([data-hydrated]) a:not([href*="?"], [hreflang], [download], [target])'

/** For every URL scope, without its prefix. Only documents are requested and nothing runs, so that nothing is counted. */
const speculationRules = {
  prefetch: [
    {
      where: { and: [{ selector_matches: link }, { href_matches: publicPaths() }] },
      // The pointer rests on a link, or presses it.
      eagerness: 'moderate',
    },
  ],
}

/** Patterns of public paths, except of the merchant's pages: the path of each other screen may be one of theirs. */
function publicPaths(): string[] {
  const screens = [...publicScreens].filter((screen) => screen !== 'contentPage')
  const paths = screens.flatMap((screen) => languageCodes.flatMap((code) => pathsOf(screen, code)))
  return [...new Set(paths)].flatMap((path) => (path ? [`/${path}`, `/*/${path}`] : ['/']))
}
