import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { languages, type LanguageCode } from '#app/i18n/languages.ts'
import { prefixOf } from '#app/routing/prefix.ts'
import { screenOfRoute } from '#app/routing/screen-of-route.ts'
import { findScreen, screenOfPath } from '#app/routing/screen-path.ts'
import { pathsOf, screens, type Screen, type ScreenName } from '#app/routing/screens.ts'
import { allRoutes, routeIdAt, routeTree } from '#tests/support/route-tree.ts'

const kinds = ['language', 'market', 'domain'] as const
const codes = languages.map(({ code }) => code)
const names = Object.keys(screens) as ScreenName[]
/** Each language in one layout, and each layout: a layout has its prefix, a language its paths. */
const places = codes.map((language, index) => [kinds[index % kinds.length]!, language] as const)

function isUnprefixed(screen: ScreenName): boolean {
  return (screens[screen] as Screen).isUnprefixed ?? false
}

/**
 * Addresses of a row without prefix: a value for each parameter, one to three segments for a splat.
 */
function addressesOf(path: string): string[] {
  const named = path.replace(/:\w+/g, 'viste')
  if (!named.endsWith('*')) return [named]
  return ['viste', 'rum/viste', 'rum/soffor/viste'].map((rest) => named.slice(0, -1) + rest)
}

/** Each cell of the table: the id of its route and the addresses of that route. */
function cellsOf(language: LanguageCode) {
  return names
    .filter((screen) => screen !== 'notFound')
    .flatMap((screen) =>
      pathsOf(screen, language).map((path, index) => ({
        screen,
        id: index === 0 ? `${screen}.${language}` : `${screen}.${language}.${index}`,
        addresses: addressesOf(path),
      })),
    )
}

describe.each(places)('with the %s in addresses, in %s', (kind, language) => {
  const settings = { kind, defaultLanguage: 'sv' } as const
  const routes = routeTree(settings, language)
  const prefix = prefixOf(settings, language, 'se')
  const place = { language, prefix }

  it('every address of the table finds its own screen', () => {
    const reached = cellsOf(language).flatMap(({ screen, id, addresses }) =>
      addresses.map((address) => {
        const pathname = `${isUnprefixed(screen) ? '' : prefix}/${address}`.replace(/(?<=.)\/$/, '')
        const found = { id: routeIdAt(routes, pathname), screen: screenOfPath(place, pathname) }
        return { pathname, found, expected: { id, screen } }
      }),
    )
    expect(reached.filter(({ found, expected }) => found.id !== expected.id)).toEqual([])
    expect(reached.filter(({ found, expected }) => found.screen !== expected.screen)).toEqual([])
  })

  it('the routes of one screen find the same route as all of them', () => {
    const found = cellsOf(language).flatMap(({ screen, id, addresses }) =>
      addresses.map((address) => {
        const pathname = `${isUnprefixed(screen) ? '' : prefix}/${address}`.replace(/(?<=.)\/$/, '')
        return [pathname, routeIdAt(routeTree(settings, language, screen), pathname), id]
      }),
    )
    expect(found.filter(([, foundId, id]) => foundId !== id)).toEqual([])
  })

  it('the table finds the same screen as the router', () => {
    // A screen without language has one address, which is handled before the router.
    const screensWithLanguage = names.filter((screen) => !isUnprefixed(screen))
    const paths = codes.flatMap((code) =>
      screensWithLanguage.flatMap((screen) => pathsOf(screen, code)),
    )
    const segments = [...new Set(paths.flatMap((path) => path.split('/')))].filter((word) =>
      /^\w/.test(word),
    )
    const segment = fc.oneof(
      fc.constantFrom(...segments),
      fc.constantFrom('viste', 'x', 'soffor', 'P', 'Kassan'),
    )
    const path = fc.array(segment, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(path, (requestedPath) => {
        const pathname = `${prefix}/${requestedPath.join('/')}`
        const byRouter = screenOfRoute(routeIdAt(routes, pathname) ?? '')
        const byTable = findScreen(requestedPath, language)?.screen
        expect(byRouter).toBe(byTable ?? 'notFound')
      }),
      { numRuns: 60 },
    )
  })
})

describe('the routes of the build', () => {
  it('are every screen in every language, with the same name in each', () => {
    const named = codes.map((language) =>
      Object.keys(allRoutes)
        .filter((id) => id.split('.')[1] === language)
        .map(screenOfRoute),
    )
    for (const each of named) {
      expect(each).toEqual(named[0])
      expect(new Set(each)).toEqual(new Set(names))
    }
  })
})
