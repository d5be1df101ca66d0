import { productTexts } from '#server/demo/data/products.ts'
import { sameInAllLanguages, type LocalText } from '#server/merchant/vocabulary/local-text.ts'

const sizeLabels = (...labels: string[]) => labels.map(sameInAllLanguages)

/**
 * Choices within one product at one price; each option is a sku. Sizes that change the price are
 * products of their own, as a shopper expects of a sofa for two or three.
 */
export const choices = {
  side: productTexts.choices.side,
  firmness: productTexts.choices.firmness,
  seatHeight: sizeLabels('63 cm', '75 cm'),
  cushion: sizeLabels('45 × 45 cm', '50 × 50 cm', '40 × 60 cm'),
  throw: sizeLabels('130 × 170 cm', '140 × 200 cm'),
  curtain: sizeLabels('140 × 220 cm', '140 × 240 cm', '140 × 260 cm'),
  basket: productTexts.choices.basket,
  frame: sizeLabels('30 × 40 cm', '40 × 50 cm'),
} as const satisfies Record<string, readonly LocalText[]>

export type ChoiceKey = keyof typeof choices

/** A product without a choice has one sku, named as the public API names such a sku. */
export const singleOption: readonly LocalText[] = [sameInAllLanguages('-')]
