import { createContext, useContext } from 'react'

/** Ids of the favourites as the page shows them now, newest last. */
export const FavoritesContext = createContext<readonly number[]>([])

export const useFavorites = (): readonly number[] => useContext(FavoritesContext)
