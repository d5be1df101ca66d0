import da from '../../data/da/reviews.json' with { type: 'json' }
import en from '../../data/en/reviews.json' with { type: 'json' }
import fi from '../../data/fi/reviews.json' with { type: 'json' }
import nb from '../../data/nb/reviews.json' with { type: 'json' }
import sv from '../../data/sv/reviews.json' with { type: 'json' }
import type { LanguageCode } from '#server/merchant/channel/markets.ts'

/** What customers write, by how pleased they are. Each language is written for itself. */
export interface ReviewTexts {
  authors: readonly string[]
  pleased: readonly string[]
  pleasedDetails: readonly string[]
  mixed: readonly string[]
  mixedDetails: readonly string[]
  disappointed: readonly string[]
  /** Things anyone may add. */
  asides: readonly string[]
}

export const reviewTexts: Record<LanguageCode, ReviewTexts> = { sv, da, en, fi, nb }
