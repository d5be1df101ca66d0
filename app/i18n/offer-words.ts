import type { LanguageCode } from './languages.ts'

/** How a language is offered, in itself. */
export interface OfferWords {
  question: string
  accept: string
  decline: string
}

/** A file for each language, loaded by whoever is offered it; no page brings the words of another. */
const files = import.meta.glob<OfferWords>('../../locales/*/offer.json', { import: 'default' })

export async function loadOfferWords(code: LanguageCode): Promise<OfferWords | null> {
  return (await files[`../../locales/${code}/offer.json`]?.()) ?? null
}
