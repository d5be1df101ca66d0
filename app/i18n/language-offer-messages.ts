import type { LanguageCode } from './languages.ts'

/** How a language is offered, in itself. */
export interface LanguageOfferMessages {
  question: string
  accept: string
  decline: string
}

/** A file for each language, loaded by whoever is offered it; no page brings the words of another. */
const files = import.meta.glob<LanguageOfferMessages>('../../locales/*/offer.json', {
  import: 'default',
})

export async function loadLanguageOfferMessages(
  code: LanguageCode,
): Promise<LanguageOfferMessages | null> {
  return (await files[`../../locales/${code}/offer.json`]?.()) ?? null
}
