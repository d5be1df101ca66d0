import { createContext, useContext } from 'react'

/** Id of the form of all favourite buttons of a page. */
export const favoritesFormId = 'favorites'

/** Ids of the favourites with pending changes applied, newest last. */
export const FavoritesContext = createContext<readonly number[]>([])

/** Whether the server has not confirmed every change yet. */
export const FavoritesSavingContext = createContext(false)

/** Replaces the known favourites by those that the server has just returned. */
export const ReplaceFavoritesContext = createContext<(ids: readonly number[]) => void>(() => {})

export const useReplaceFavorites = () => useContext(ReplaceFavoritesContext)

export const useFavorites = (): readonly number[] => useContext(FavoritesContext)

export const useIsSavingFavorites = (): boolean => useContext(FavoritesSavingContext)
