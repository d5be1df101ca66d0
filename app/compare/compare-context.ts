import { createContext, useContext } from 'react'

export const compareFormId = 'compare'

/** Ids of the compared products with pending changes applied, newest last. */
export const CompareContext = createContext<readonly number[]>([])

export const useCompared = (): readonly number[] => useContext(CompareContext)
