import type { LanguageCode } from '../i18n/languages.ts'
import { pathsOf, screens, type Screen, type ScreenName } from './screens.ts'

/** Language and market as a URL states them. A visit is one. */
export interface UrlScope {
  language: LanguageCode
  /** What stands in front of every path here: nothing, `/en` or `/se/sv`. */
  prefix: string
}

export type ScreenParams = Readonly<Record<string, string>>

/**
 * Address of a screen at a place: path only, each parameter encoded. The value for a splat (`p/*`)
 * is given as `alias` and may hold slashes. A missing parameter is a fault of the program and throws.
 */
export function href(scope: UrlScope, screen: ScreenName, params: ScreenParams = {}): string {
  const [path] = pathsOf(screen, scope.language)
  const filled = path.replace(/:(\w+)|\*/g, (_, name: string | undefined) => {
    const value = params[name ?? 'alias']
    if (value === undefined) throw new Error(`Screen ${screen} needs ${name ?? 'alias'}`)
    return value
      .split('/')
      .map(encodeURIComponent)
      .join(name ? '%2F' : '/')
  })
  const { standsAlone }: Screen = screens[screen]
  const prefix = standsAlone ? '' : scope.prefix
  return (filled ? `${prefix}/${filled}` : prefix) || '/'
}

/** The part of a splat route's path that names a thing: `utemobler/soffa` is about `soffa`. */
export function aliasOf(params: Readonly<Record<string, string | undefined>>): string {
  const path = params['*'] ?? params.alias ?? ''
  return path.split('/').filter(Boolean).at(-1) ?? ''
}
