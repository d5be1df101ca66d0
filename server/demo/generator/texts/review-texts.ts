import da from '../../data/da/reviews.json' with { type: 'json' }
import en from '../../data/en/reviews.json' with { type: 'json' }
import fi from '../../data/fi/reviews.json' with { type: 'json' }
import nb from '../../data/nb/reviews.json' with { type: 'json' }
import sv from '../../data/sv/reviews.json' with { type: 'json' }
import type { LanguageCode } from '#server/merchant/channel/markets.ts'

/** Texts of reviews by rating. Each language has its own, not translations. */
export interface ReviewTexts {
  authors: readonly string[]
  pleased: readonly string[]
  pleasedDetails: readonly string[]
  mixed: readonly string[]
  mixedDetails: readonly string[]
  disappointed: readonly string[]
  /** Sentences for any rating. */
  asides: readonly string[]
}

export const reviewTexts: Record<LanguageCode, ReviewTexts> = { sv, da, en, fi, nb }
