import { isProductId, type FavoriteChange } from './favorites.ts'

/** Id of the form of all favourite buttons of a page. */
export const favoritesFormId = 'favorites'

/** Parses the form: fields `add` and `remove` with a product id each; invalid fields are ignored. */
export function readFavoriteChanges(
  form: Iterable<[string, FormDataEntryValue]>,
): FavoriteChange[] {
  return [...form].flatMap(([name, value]) => readFavoriteChange(name, String(value)) ?? [])
}

/** Parses one field, or the name and value of a pressed button; null when invalid. */
export function readFavoriteChange(name: string, value: string): FavoriteChange | null {
  const id = /^\d{1,10}$/.test(value) ? Number(value) : null
  if ((name !== 'add' && name !== 'remove') || !isProductId(id)) return null
  return { id, isFavorite: name === 'add' }
}

/** The form body that sends a change. */
export function favoriteFields({ id, isFavorite }: FavoriteChange): URLSearchParams {
  return new URLSearchParams({ [isFavorite ? 'add' : 'remove']: String(id) })
}
