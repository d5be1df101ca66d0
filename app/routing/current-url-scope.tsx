import { createContext, useContext, type ReactNode } from 'react'

import { defaultLanguage } from '../i18n/languages.ts'
import type { UrlScope } from './href.ts'

const CurrentUrlScope = createContext<UrlScope>({ language: defaultLanguage, prefix: '' })

/** Set once by the entry files, because a document never changes its URL scope; every link reads it. */
export function UrlScopeProvider({ scope, children }: { scope: UrlScope; children: ReactNode }) {
  return <CurrentUrlScope.Provider value={scope}>{children}</CurrentUrlScope.Provider>
}

export function useUrlScope(): UrlScope {
  return useContext(CurrentUrlScope)
}
