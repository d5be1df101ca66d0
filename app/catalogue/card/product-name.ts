const space = '\u00a0'

/**
 * A product's name with no-break spaces in its measurements, so that no line breaks in the middle of
 * `160 × 200 cm`.
 */
export function productName(name: string | null | undefined): string {
  return (name ?? '')
    .replace(/(\d) ?([×x]) ?(?=\d)/g, `$1${space}$2${space}`)
    .replace(/(\d) (?=(?:cm|mm|m|kg|g|l|W|pcs|st|stk|kpl)\b)/g, `$1${space}`)
}
