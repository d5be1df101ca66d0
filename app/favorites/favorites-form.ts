import { isProductId, type FavoriteChange } from './favorites.ts'

/** The one form of a page that all its hearts belong to. */
export const favoritesFormId = 'favorites'

/** What a form wants changed: fields `add` and `remove`, a product id each; nonsense is left out. */
export function readFavoriteChanges(
  form: Iterable<[string, FormDataEntryValue]>,
): FavoriteChange[] {
  return [...form].flatMap(([name, value]) => readFavoriteChange(name, String(value)) ?? [])
}

/** What a pressed button wants; null when it is no heart. */
export function readFavoriteChange(name: string, value: string): FavoriteChange | null {
  const id = /^\d{1,10}$/.test(value) ? Number(value) : null
  if ((name !== 'add' && name !== 'remove') || !isProductId(id)) return null
  return { id, isFavorite: name === 'add' }
}

/** How a change is sent. */
export function favoriteFields({ id, isFavorite }: FavoriteChange): URLSearchParams {
  return new URLSearchParams({ [isFavorite ? 'add' : 'remove']: String(id) })
}
