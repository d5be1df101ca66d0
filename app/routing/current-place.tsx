import { createContext, useContext, type ReactNode } from 'react'

import { defaultLanguage } from '../i18n/languages.ts'
import type { UrlScope } from './href.ts'

const CurrentPlace = createContext<UrlScope>({ language: defaultLanguage, prefix: '' })

/** The entries state the place once, since a document never changes it; every link below reads it. */
export function PlaceProvider({ place, children }: { place: UrlScope; children: ReactNode }) {
  return <CurrentPlace.Provider value={place}>{children}</CurrentPlace.Provider>
}

export function usePlace(): UrlScope {
  return useContext(CurrentPlace)
}
