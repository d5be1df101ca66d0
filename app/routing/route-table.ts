import type { AddressSettings } from '../context.ts'
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts'
import { prefixOf } from './prefix.ts'
import { screenOfRoute } from './screen-of-route.ts'
import { pathsOf, screens, type Screen } from './screens.ts'

/** Paths are set at start, so that one build serves every URL layout. A document never changes its language. */
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

/** A screen's route, its layouts, and the one for unknown URLs; all for an unknown screen. */
export function routesOfScreen<R extends { id: string }>(
  routes: Readonly<Record<string, R>>,
  screen: string | null,
): Record<string, R> {
  if (screen === null) return routes
  const needed = [null, 'notFound', screen]
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => needed.includes(screenOfRoute(id))),
  )
}

/** The path of a route; the one for unknown URLs has no prefix. */
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
