/** What the merchant's titles and descriptions may name in brackets; the rest is left as it is. */
export interface MetaValues {
  name: string
  /** Products in the list. */
  count?: string
  category?: string
  brand?: string
  productId?: string
  shortText?: string
  longText?: string
  /** Formatted, of one product. */
  price?: string
}

/**
 * Fills in a title or description of the merchant: `[name] – [count] st` becomes `Soffor – 240 st`.
 * A known placeholder without a value is left out with the space before it.
 */
export function fillMetaTemplate(text: string, values: MetaValues): string {
  const known: Record<string, string | undefined> = {
    name: values.name,
    count: values.count,
    cat: values.category,
    category: values.category,
    brand: values.brand,
    pid: values.productId,
    dshort: values.shortText,
    dlong: values.longText,
    price: values.price,
    pmin: values.price,
    pmax: values.price,
    color: '',
    artnr: '',
    gender: '',
  }
  return text
    .replace(/( ?)\[([a-z]+)\]/gi, (whole, space: string, name: string) => {
      const key = name.toLowerCase()
      if (!Object.hasOwn(known, key)) return whole
      return known[key] ? space + known[key] : ''
    })
    .trim()
}
