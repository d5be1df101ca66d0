interface NamedScope {
  language: string
  market: { alias: string }
}

const formats = ['xml', 'tsv'] as const

/** The feeds of a scope: `se-sv.xml` has the prices of the market and texts in the language. */
export function feedNames({ market, language }: NamedScope) {
  return formats.map((format) => ({ format, file: `${market.alias}-${language}.${format}` }))
}

/** The feed with this name; null for an unknown one. */
export function readFeedName<Scope extends NamedScope>(name: string, scopes: readonly Scope[]) {
  const feeds = scopes.flatMap((served) => feedNames(served).map((feed) => ({ ...feed, served })))
  return feeds.find(({ file }) => file === name) ?? null
}
