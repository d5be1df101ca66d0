import type { AddressSettings } from '../context.ts'
import type { LanguageCode } from '../i18n/languages.ts'

/**
 * The prefix of the paths of a language (spec section 2): empty for the default language and with a domain
 * per language, else `/en`, or `/se/en` with markets in the path.
 *
 * @param market its alias or, for a route, a parameter such as `:market`
 */
export function prefixOf(
  { kind, defaultLanguage }: Pick<AddressSettings, 'kind' | 'defaultLanguage'>,
  language: LanguageCode,
  market: string,
): string {
  if (kind === 'market') return `/${market}/${language}`
  return kind === 'domain' || language === defaultLanguage ? '' : `/${language}`
}
