import { matchRoutes } from '@remix-run/react'
import type { RouteConfigEntry } from '@remix-run/route-config'

import type { AddressSettings } from '#app/context.ts'
import type { LanguageCode } from '#app/i18n/languages.ts'
import { routesOf, routesOfScreen } from '#app/routing/route-table.ts'
import entries from '#app/routes.ts'

type RouteTree = Parameters<typeof matchRoutes>[0]

interface RouteRecord {
  id: string
  path?: string
  parentId?: string
}

/** The routes of all languages in a build, by id. */
export const allRoutes = recordsOf(entries)

/**
 * The routes of one language in the layout of the settings, as the router expects them.
 *
 * @param screen only the routes that a page of this screen needs
 */
export function routeTree(
  settings: Pick<AddressSettings, 'kind' | 'defaultLanguage'>,
  language: LanguageCode,
  screen: string | null = null,
): RouteTree {
  return treeOf(routesOfScreen(routesOf(allRoutes, settings, language), screen))
}

/** The id of the route that the router finds for a path. */
export function routeIdAt(routes: RouteTree, pathname: string): string | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.id
}

function recordsOf(
  of: readonly RouteConfigEntry[],
  parentId?: string,
): Record<string, RouteRecord> {
  return Object.fromEntries(
    of.flatMap(({ id = '', path, children = [] }) => [
      [id, { id, path, parentId }] as const,
      ...Object.entries(recordsOf(children, id)),
    ]),
  )
}

function treeOf(records: Record<string, RouteRecord>, parentId?: string): RouteTree {
  return Object.values(records)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path }) => ({ id, path, children: treeOf(records, id) }))
}
