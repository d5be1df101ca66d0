import { createContext, useContext } from 'react'

import type { useToggledIds } from '#app/ui/button/use-toggled-ids.ts'

export const favoritesFormId = 'favorites'

type Favorites = Pick<ReturnType<typeof useToggledIds>, 'ids' | 'isSaving' | 'replace'>

export const FavoritesContext = createContext<Favorites>({
  ids: [],
  isSaving: false,
  replace: () => {},
})

/** Ids of the favourites with pending changes applied, newest last. */
export const useFavorites = (): readonly number[] => useContext(FavoritesContext).ids
