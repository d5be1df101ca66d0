import type { PageKind } from '#app/content/page/content-page.ts'
import { countryName } from '#app/i18n/country-name.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { lawTexts } from '#app/market/law/law-texts.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { LegalNotesProps } from './legal-notes.tsx'

/** What the shop adds to a merchant's page: the seller, and to the terms the law of the shopped country. */
export function legalNotes(visit: Visit, kind: PageKind | null): LegalNotesProps | null {
  if (!kind) return null
  const { config, customerType, language, languageId, market } = visit
  const t = translate(language, 'law')
  const hasLaw = kind === 'terms' && customerType !== 'ORGANIZATION'
  const law = hasLaw ? lawTexts(language, market.country.code) : null
  return {
    sellerTitle: t('notes.seller'),
    seller: config.seller ?? null,
    complaintTitle: t('notes.complaint', { country: countryName(market.country, languageId) }),
    complaint: law?.complaint ?? null,
    guarantee: law?.guarantee ?? null,
  }
}
