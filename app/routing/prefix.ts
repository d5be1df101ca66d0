import type { AddressSettings } from '../context.ts'
import type { LanguageCode } from '../i18n/languages.ts'

/** `/en`, or `/se/en` (spec section 2); '' for the default and with domains. A market is an alias, or `:market` of a route. */
export function prefixOf(
  { kind, defaultLanguage }: Pick<AddressSettings, 'kind' | 'defaultLanguage'>,
  language: LanguageCode,
  market: string,
): string {
  if (kind === 'market') return `/${market}/${language}`
  return kind === 'domain' || language === defaultLanguage ? '' : `/${language}`
}
