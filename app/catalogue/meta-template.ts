export interface MetaValues {
  name: string
  /** Number of products in the list, formatted. */
  count?: string
  category?: string
  brand?: string
  productId?: string
  shortText?: string
  longText?: string
  /** Price of one product, formatted. */
  price?: string
}

/** `[name] – [count] st` becomes `Soffor – 240 st`. A placeholder without a value is removed with what separates it; an unknown stays. */
export function fillMetaTemplate(text: string, values: MetaValues): string {
  if (!text.includes('[')) return text.trim()
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
    .replace(/^[\s–—|:,·-]+|[\s–—|:,·-]+$/g, '')
}
