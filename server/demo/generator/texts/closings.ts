import type { LanguageCode } from '#server/merchant/channel/markets.ts'

import { descriptionTexts } from '../../data/descriptions.ts'

/** Last sentences of a long text, by manner; `{series}` is the collection's name as a whole word. */
export const { closings } = descriptionTexts

/** Inserts the series; Finnish writes a name of two words with a space before the hyphen. */
export function closeWith(template: string, series: string, language: LanguageCode): string {
  const isSpaced = language === 'fi' && series.includes(' ')
  return template
    .replace('{series}-', `${series}${isSpaced ? ' ' : ''}-`)
    .replace('{series}', series)
}
