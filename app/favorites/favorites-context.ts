import { createContext, useContext } from 'react'

/** Ids of the favourites as the page shows them now, newest last. */
export const FavoritesContext = createContext<readonly number[]>([])

/** Whether a change is still on its way to the server. */
export const FavoritesSavingContext = createContext(false)

export const useFavorites = (): readonly number[] => useContext(FavoritesContext)

export const useIsSavingFavorites = (): boolean => useContext(FavoritesSavingContext)
