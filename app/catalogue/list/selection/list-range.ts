/** A range that a shopper typed: whole units of the currency for prices, centimetres for measures. */
export interface ListRange {
  /** Query parameter of the group: `price` or `p-{parameter}`. */
  param: string
  from: number | null
  to: number | null
}

const rangeParam = /^(?:min|max)-(price|p-.{1,80})$/

/** More characters than any number. */
const maxTypedLength = 40

/** More than any list has. */
const maxRanges = 10

/** A typed number in whole units, or null. A point or comma before exactly three digits groups them; others begin decimals. */
export function readRangeBound(typed: string | null | undefined): number | null {
  // The expression tries each share of a run of spaces.
  if (typed && typed.length > maxTypedLength) return null
  const [, digits = ''] =
    /^\s*(\d+(?:\s\d+|[.,]\d{3}(?!\d))*)(?:[.,]\d*)?\s*\p{L}{0,4}\.?\s*$/u.exec(typed ?? '') ?? []
  const plain = digits.replace(/\D/g, '')
  return plain !== '' && plain.length <= 7 ? Number(plain) : null
}

/** A range with its bounds in order; null without any bound. */
export function listRange(
  param: string,
  one: number | null,
  other: number | null,
): ListRange | null {
  if (one === null && other === null) return null
  const isReversed = one !== null && other !== null && one > other
  return isReversed ? { param, from: other, to: one } : { param, from: one, to: other }
}

/** `?min-price=1000&max-p-width=220`: values that are not numbers are ignored. */
export function readRanges(query: URLSearchParams): ListRange[] {
  const params = [...query.keys()].flatMap((name) => rangeParam.exec(name)?.[1] ?? [])
  return [...new Set(params)].slice(0, maxRanges).flatMap((param) => {
    const bound = (name: string) => readRangeBound(query.getAll(`${name}-${param}`).at(-1))
    return listRange(param, bound('min'), bound('max')) ?? []
  })
}

export function rangeParams(ranges: readonly ListRange[]): [name: string, value: string][] {
  return ranges
    .flatMap(({ param, from, to }) => [
      ...(from === null ? [] : [[`min-${param}`, String(from)] as [string, string]]),
      ...(to === null ? [] : [[`max-${param}`, String(to)] as [string, string]]),
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Measures are facets (`p_width_120-220`), beside the chosen ones; prices have an input of their own. */
export function rangeFilter(ranges: readonly ListRange[], chosen: readonly string[] = []) {
  const facets = ranges.flatMap(({ param, from, to }) =>
    param === 'price' ? [] : [`p_${param.slice(2)}_${from ?? 0}-${to ?? ''}`],
  )
  const price = ranges.find(({ param }) => param === 'price')
  return {
    facets: [...chosen, ...facets],
    ...(price ? { price: { lowest: price.from, highest: price.to } } : {}),
  }
}
