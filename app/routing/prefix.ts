import type { AddressSettings } from '../context.ts'
import type { LanguageCode } from '../i18n/languages.ts'

/**
 * What stands in front of the paths of a language (spec section 2): nothing for the default one or on
 * a domain of its own, else `/en`, or `/se/en` where addresses name the market. `market` is its alias
 * or, for a table of routes, a parameter.
 */
export function prefixOf(
  { kind, defaultLanguage }: Pick<AddressSettings, 'kind' | 'defaultLanguage'>,
  language: LanguageCode,
  market: string,
): string {
  if (kind === 'market') return `/${market}/${language}`
  return kind === 'domain' || language === defaultLanguage ? '' : `/${language}`
}
