import type { ColorKey } from '#server/merchant/vocabulary/colors.ts'
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'

import { descriptionTexts } from '../../data/descriptions.ts'
import type { Manner } from './kinds.ts'

/**
 * Groups of colours with common sentences. Woods, metals and stones have their material's sentences
 * instead.
 */
const { tones } = descriptionTexts

const toneOf: Partial<Record<ColorKey, keyof typeof tones>> = {
  ...{ white: 'light', cream: 'light', 'light-grey': 'light' },
  ...{ beige: 'neutral', greige: 'neutral', grey: 'neutral' },
  ...{ 'dark-grey': 'dark', black: 'dark', brown: 'dark' },
  ...{ cognac: 'warm', terracotta: 'warm', ochre: 'warm', 'dusty-pink': 'warm', burgundy: 'warm' },
  ...{ sage: 'cool', forest: 'cool', olive: 'cool', 'light-blue': 'cool', navy: 'cool' },
  petrol: 'cool',
}

/** A sentence about a colour; none for natural colours of a material. */
export function toneSentence(color: ColorKey, manner: Manner): LocalText | null {
  const tone = toneOf[color]
  return tone ? tones[tone][manner === 'soft' ? 'soft' : 'hard'] : null
}
