import { generatePath } from '@remix-run/react'

import type { LanguageCode } from '../i18n/languages.ts'
import { pathsOf, screens, type Screen, type ScreenName } from './screens.ts'

/** Language and market as a URL states them. A `Visit` is one. */
export interface UrlScope {
  language: LanguageCode
  /** The prefix of every path: empty, `/en` or `/se/sv`. */
  prefix: string
}

/** Names of the parameters in a screen's path; a translated path has none, a splat is called `alias`. */
type ParamOf<Screen extends ScreenName> = Screen extends ScreenName
  ? (typeof screens)[Screen]['path'] extends infer Path extends string
    ? SplatAsAlias<keyof NonNullable<Parameters<typeof generatePath<Path>>[1]>>
    : never
  : never
type SplatAsAlias<Param> = Param extends '*' ? 'alias' : Param & string

type ScreenWith<Param> = {
  [Screen in ScreenName]: [ParamOf<Screen>, Param] extends [Param, ParamOf<Screen>] ? Screen : never
}[ScreenName]

export type PlainScreen = ScreenWith<never>
/** A screen about one product, list or page, with the merchant's alias in its path. */
export type AliasScreen = ScreenWith<'alias'>

export type ScreenAddress =
  | [screen: PlainScreen, params?: Readonly<Record<string, never>>]
  | {
      [Param in ParamOf<ScreenName>]: [
        screen: ScreenWith<Param>,
        params: Readonly<Record<Param, string>>,
      ]
    }[ParamOf<ScreenName>]

export type ScreenParams = Readonly<Record<string, string>>

/** An alias may contain slashes if the path ends in a splat. A missing parameter fails the type check. */
export function href(scope: UrlScope, ...[screen, params]: ScreenAddress): string {
  return hrefOf(scope, screen, params)
}

/** The same for a screen that is known only at run time: a missing parameter throws. */
export function hrefOf(scope: UrlScope, screen: ScreenName, params: ScreenParams = {}): string {
  const [path] = pathsOf(screen, scope.language)
  const { alias } = params
  // The router accepts an empty splat.
  if (path.endsWith('*') && alias === undefined) throw new Error(`Screen ${screen} needs alias`)
  // The router does not encode values.
  const encoded = Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)])
  const filled = generatePath<string>(path, {
    ...Object.fromEntries(encoded),
    '*': alias?.split('/').map(encodeURIComponent).join('/'),
  })
  const { isUnprefixed }: Screen = screens[screen]
  const prefix = isUnprefixed ? '' : scope.prefix
  return (filled ? `${prefix}/${filled}` : prefix) || '/'
}

/** The alias in the parameters of a route, for a splat its last segment: `soffa` of `utemobler/soffa`. */
export function aliasOf(params: Readonly<Record<string, string | undefined>>): string {
  const path = params['*'] ?? params.alias ?? ''
  return path.split('/').filter(Boolean).at(-1) ?? ''
}
