const space = '\u00a0'

/**
 * A product's name with no-break spaces in its measurements, so that no line breaks in the middle of
 * `160 × 200 cm`.
 *
 * @param alias names a product to which the merchant gives no name, since a link needs a text
 */
export function productName(name: string | null | undefined, alias = ''): string {
  return (name?.trim() ? name : alias.replaceAll('-', ' '))
    .replace(/(\d) ?([×x]) ?(?=\d)/g, `$1${space}$2${space}`)
    .replace(/(\d) (?=(?:cm|mm|m|kg|g|l|W|pcs|st|stk|kpl)\b)/g, `$1${space}`)
}
