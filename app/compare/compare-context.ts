import { createContext, useContext } from 'react'

/** Id of the form that all compare buttons of a page belong to. */
export const compareFormId = 'compare'

/** Ids of the compared products with pending changes applied, newest last. */
export const CompareContext = createContext<readonly number[]>([])

export const useCompared = (): readonly number[] => useContext(CompareContext)
