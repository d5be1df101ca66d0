const space = '\u00a0'

/** A name with no-break spaces in measurements such as `160 × 200 cm`; `alias` names a product without a name. */
export function productName(name: string | null | undefined, alias = ''): string {
  return (name?.trim() ? name : alias.replaceAll('-', ' '))
    .replace(/(\d) ?([×x]) ?(?=\d)/g, `$1${space}$2${space}`)
    .replace(/(\d) (?=(?:cm|mm|m|kg|g|l|W|pcs|st|stk|kpl)\b)/g, `$1${space}`)
}
