import { createContext, useContext, type ReactNode } from 'react'

import { defaultLanguage } from '../i18n/languages.ts'
import type { Place } from './href.ts'

const CurrentPlace = createContext<Place>({ language: defaultLanguage, prefix: '' })

/** The entries state the place once, since a document never changes it; every link below reads it. */
export function PlaceProvider({ place, children }: { place: Place; children: ReactNode }) {
  return <CurrentPlace.Provider value={place}>{children}</CurrentPlace.Provider>
}

export function usePlace(): Place {
  return useContext(CurrentPlace)
}
