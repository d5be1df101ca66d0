import { tryParseJsonObject } from '#app/kit/parse-json.ts'

import { readFavoriteIds } from './favorites.ts'

/** More than favourites and a few other properties need; a merchant may refuse longer texts. */
const maxLength = 8_000

/** The properties of a customer's `metaData`; null when it is no JSON object, so that another system wrote it. */
export function readAccountData(metaData: string | null): Readonly<Record<string, unknown>> | null {
  return metaData?.trim() ? tryParseJsonObject(metaData) : {}
}

/** Ids of the favourites among the properties, newest last. */
export function favoritesOf(data: Readonly<Record<string, unknown>>): number[] {
  return readFavoriteIds(data.favorites)
}

/** The `metaData` with these favourites, its other properties unchanged; null when it would be too long. */
export function writeAccountData(
  data: Readonly<Record<string, unknown>>,
  favorites: readonly number[],
): string | null {
  const text = JSON.stringify({ ...data, favorites })
  return text.length <= maxLength ? text : null
}
