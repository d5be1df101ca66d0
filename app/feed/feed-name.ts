import type { ServedScope } from '#app/addresses/served-scopes.ts'

const formats = ['xml', 'tsv'] as const

/** The feeds of a scope: `se-sv.xml` has the prices of the market and texts in the language. */
export function feedNames({ market, language }: ServedScope) {
  return formats.map((format) => ({ format, file: `${market.alias}-${language}.${format}` }))
}

export function readFeedName(name: string, scopes: readonly ServedScope[]) {
  const feeds = scopes.flatMap((served) => feedNames(served).map((feed) => ({ ...feed, served })))
  return feeds.find(({ file }) => file === name) ?? null
}
