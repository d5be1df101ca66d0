import { createContext, useContext } from 'react'

import { defaultLanguage } from '../i18n/languages.ts'
import type { UrlScope } from './href.ts'

const CurrentUrlScope = createContext<UrlScope>({ language: defaultLanguage, prefix: '' })

/** Set once by the entry files, because a document never changes its URL scope; every link reads it. */
export const UrlScopeProvider = CurrentUrlScope.Provider

export const useUrlScope = (): UrlScope => useContext(CurrentUrlScope)
