import { createContext, useContext, type ReactNode } from 'react'

import { defaultLanguage } from '../i18n/languages.ts'
import type { UrlScope } from './href.ts'

const CurrentUrlScope = createContext<UrlScope>({ language: defaultLanguage, prefix: '' })

/** The entries state the place once, since a document never changes it; every link below reads it. */
export function UrlScopeProvider({ scope, children }: { scope: UrlScope; children: ReactNode }) {
  return <CurrentUrlScope.Provider value={scope}>{children}</CurrentUrlScope.Provider>
}

export function useUrlScope(): UrlScope {
  return useContext(CurrentUrlScope)
}
