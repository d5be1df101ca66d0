import { layout, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'

import { defaultLanguage, languages, type LanguageCode } from './i18n/languages.ts'
import { prefixOf } from './routing/prefix.ts'
import { pathsOf, screens, type Screen, type ScreenName } from './routing/screens.ts'

/** The paths written here are those of the usual layout; `routesOf` moves them for the others. */
const usual = { kind: 'language', defaultLanguage } as const

/**
 * Every language times every built screen, folded into the layouts. One module under many ids builds
 * one chunk; the ids (`checkout.en`) tell a screen from `useMatches`. Between layout and screen stands
 * a boundary without path, so that a failed page keeps its header and footer.
 */
export default [
  ...within('storefront'),
  ...within('minimal'),
  ...screensOf('none'),
] satisfies RouteConfig

function within(name: 'storefront' | 'minimal'): RouteConfigEntry[] {
  const children = screensOf(name)
  if (children.length === 0) return []
  return [
    layout(`routes/layouts/${name}.route.tsx`, { id: name }, [
      layout('routes/layouts/page-boundary.route.tsx', { id: `${name}-page` }, children),
    ]),
  ]
}

function screensOf(layoutName: Screen['layout']): RouteConfigEntry[] {
  return languages.flatMap(({ code }) =>
    (Object.keys(screens) as ScreenName[])
      .filter((name) => screens[name].layout === layoutName)
      .flatMap((name) => entriesOf(name, code)),
  )
}

function entriesOf(name: ScreenName, language: LanguageCode): RouteConfigEntry[] {
  const { module, isUnprefixed }: Screen = screens[name]
  if (!module) return []
  const prefix = isUnprefixed ? '' : prefixOf(usual, language, '').slice(1)
  return pathsOf(name, language).map((path, index) => {
    const id = index === 0 ? `${name}.${language}` : `${name}.${language}.${index}`
    return route([prefix, path].filter(Boolean).join('/') || '/', module, { id })
  })
}
