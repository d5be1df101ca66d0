import type offer from '../../locales/sv/offer.json'
import type { LanguageCode } from './languages.ts'

export type LanguageOfferMessages = typeof offer

/** One file per language, loaded on demand; no page contains the messages of another language. */
const files = import.meta.glob<LanguageOfferMessages>('../../locales/*/offer.json', {
  import: 'default',
})

export async function loadLanguageOfferMessages(
  code: LanguageCode,
): Promise<LanguageOfferMessages | null> {
  return (await files[`../../locales/${code}/offer.json`]?.()) ?? null
}
