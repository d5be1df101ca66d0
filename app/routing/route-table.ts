import type { AddressSettings } from '../context.ts'
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts'
import { prefixOf } from './prefix.ts'
import { screenOfRoute } from './screen-of-route.ts'
import { pathsOf, screens, type Screen } from './screens.ts'

/**
 * The routes that a document of one language needs, out of those of all languages, at the paths that
 * the settings give them. The build knows ids (`checkout.en`) and modules; where they stand is
 * decided when the shop starts, so that one build serves every layout of addresses. A language never
 * changes within a document, so what is left out is never missed.
 */
export function routesOf<R extends { id: string; path?: string }>(
  routes: Readonly<Record<string, R>>,
  settings: Pick<AddressSettings, 'kind' | 'defaultLanguage'>,
  language: LanguageCode,
): Record<string, R> {
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => {
      const [, of, index = '0'] = id.split('.')
      const screen = screenOfRoute(id)
      // Layouts have no language, and belong to all of them.
      if (!screen || !isLanguageCode(of)) return [[id, route]]
      if (of !== language) return []
      const path = pathsOf(screen, language)[Number(index)] ?? ''
      return [[id, { ...route, path: routePath(screens[screen], path, settings, language) }]]
    }),
  )
}

/** The path of a route; unknown addresses have no prefix that one could count on. */
function routePath(
  { isUnprefixed = false }: Screen,
  path: string,
  settings: Pick<AddressSettings, 'kind' | 'defaultLanguage'>,
  language: LanguageCode,
): string {
  if (isUnprefixed || path === '*') return path
  const prefix = prefixOf(settings, language, ':market').slice(1)
  return [prefix, path].filter(Boolean).join('/') || '/'
}
