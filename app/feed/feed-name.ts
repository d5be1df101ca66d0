interface NamedScope {
  language: string
  market: { alias: string }
}

const formats = ['xml', 'tsv'] as const
export type FormatName = (typeof formats)[number]

/** `se-sv.xml`: the market whose prices a feed has, and the language of its texts. */
export function feedName({ market, language }: NamedScope, format: FormatName): string {
  return `${market.alias}-${language}.${format}`
}

/** The feed with this name; null for an unknown one. */
export function readFeedName<Scope extends NamedScope>(
  name: string,
  scopes: readonly Scope[],
): { served: Scope; format: FormatName } | null {
  for (const served of scopes) {
    const format = formats.find((each) => feedName(served, each) === name)
    if (format) return { served, format }
  }
  return null
}
