import { layout, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'

import { defaultLanguage, languages, type LanguageCode } from './i18n/languages.ts'
import { prefixOf } from './routing/prefix.ts'
import { pathsOf, screens, type Screen, type ScreenName } from './routing/screens.ts'

/** Paths for URLs with the language in front; `routesOf` rewrites them for the other kinds. */
const usual = { kind: 'language', defaultLanguage } as const

/** Each language and screen has a route. A module of many ids is one chunk. A boundary without a path keeps header and footer. */
export default [
  ...within('storefront'),
  ...within('minimal'),
  ...screensOf('none'),
  // For those who change the parts of the interface; a build has no such page.
  ...(process.env.NODE_ENV === 'development'
    ? [route('ui-parts', 'routes/ui-parts/ui-parts.route.tsx', { id: 'uiParts' })]
    : []),
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
  const prefix = isUnprefixed ? '' : prefixOf(usual, language, '').slice(1)
  return pathsOf(name, language).map((path, index) => {
    const id = index === 0 ? `${name}.${language}` : `${name}.${language}.${index}`
    return route([prefix, path].filter(Boolean).join('/') || '/', module, { id })
  })
}
