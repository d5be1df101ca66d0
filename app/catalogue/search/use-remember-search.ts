import { useEffect } from 'react'

import { rememberSearch } from './recent-searches.ts'

/** Keeps a search in the browser once its result is shown; an empty one is none. */
export function useRememberSearch(search: string): void {
  useEffect(() => {
    if (search) rememberSearch(search)
  }, [search])
}
