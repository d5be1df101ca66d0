import { generatePath } from '@remix-run/react'

import type { LanguageCode } from '../i18n/languages.ts'
import { pathsOf, screens, type Screen, type ScreenName } from './screens.ts'

/** Language and market as a URL states them. A visit is one. */
export interface UrlScope {
  language: LanguageCode
  /** What stands in front of every path here: nothing, `/en` or `/se/sv`. */
  prefix: string
}

/** Names of the parameters in a screen's path, none where it is translated; a splat is given as `alias`. */
type ParamOf<Screen extends ScreenName> = Screen extends ScreenName
  ? (typeof screens)[Screen]['path'] extends infer Path extends string
    ? SplatAsAlias<keyof NonNullable<Parameters<typeof generatePath<Path>>[1]>>
    : never
  : never
type SplatAsAlias<Param> = Param extends '*' ? 'alias' : Param & string

/** The screens whose path has exactly this parameter. */
type ScreenWith<Param> = {
  [Screen in ScreenName]: [ParamOf<Screen>, Param] extends [Param, ParamOf<Screen>] ? Screen : never
}[ScreenName]

/** A screen without parameters: the table of screens alone knows its address. */
export type PlainScreen = ScreenWith<never>
/** A screen about one thing, which the merchant names. */
export type AliasScreen = ScreenWith<'alias'>

/** A screen with all that its path needs. */
export type ScreenAddress =
  | [screen: PlainScreen, params?: Readonly<Record<string, never>>]
  | {
      [Param in ParamOf<ScreenName>]: [
        screen: ScreenWith<Param>,
        params: Readonly<Record<Param, string>>,
      ]
    }[ParamOf<ScreenName>]

export type ScreenParams = Readonly<Record<string, string>>

/**
 * Address of a screen at a place: path only, each parameter encoded. An alias may hold slashes where the
 * path ends in a splat. A missing parameter does not pass the type check.
 */
export function href(scope: UrlScope, ...[screen, params]: ScreenAddress): string {
  return hrefOf(scope, screen, params)
}

/** The same for a screen that is not known before run time: a missing parameter throws. */
export function hrefOf(scope: UrlScope, screen: ScreenName, params: ScreenParams = {}): string {
  const [path] = pathsOf(screen, scope.language)
  const { alias } = params
  // To the router a splat may be empty.
  if (path.endsWith('*') && alias === undefined) throw new Error(`Screen ${screen} needs alias`)
  // The router puts values in as they are.
  const encoded = Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)])
  const filled = generatePath<string>(path, {
    ...Object.fromEntries(encoded),
    '*': alias?.split('/').map(encodeURIComponent).join('/'),
  })
  const { isUnprefixed }: Screen = screens[screen]
  const prefix = isUnprefixed ? '' : scope.prefix
  return (filled ? `${prefix}/${filled}` : prefix) || '/'
}

/** The part of a splat route's path that names a thing: `utemobler/soffa` is about `soffa`. */
export function aliasOf(params: Readonly<Record<string, string | undefined>>): string {
  const path = params['*'] ?? params.alias ?? ''
  return path.split('/').filter(Boolean).at(-1) ?? ''
}
