import type { AddressSettings } from '../context.ts'
import type { LanguageCode } from '../i18n/languages.ts'

/**
 * The prefix of a language's paths (spec section 2): `/en`, or `/se/en`; '' for the default and with domains.
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
