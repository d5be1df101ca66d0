import { useEffect, useRef, useState } from 'react'

import type { Suggestions } from '#app/catalogue/search/suggestions.ts'

import { requestSuggestions } from './request-suggestions.ts'

/** Typing pauses that are shorter send no request. */
const debounceMs = 150
const maxCached = 50

interface SuggestionsState {
  /** Null while none have been received. */
  suggestions: Suggestions | null
  /** The text they are for: while the next ones load, the previous ones stay. */
  typed: string | null
}

/** The next letter aborts a request. `priceKey` changes with the prices: after a login, or in another market. */
export function useSuggestions(
  address: string,
  typed: string,
  priceKey: string,
  isWanted: boolean,
): SuggestionsState {
  const [state, setState] = useState<SuggestionsState>({ suggestions: null, typed: null })
  const cache = useRef(new Map<string, Suggestions>())
  useEffect(() => {
    if (!isWanted) return
    const cacheKey = `${priceKey} ${typed}`
    const before = cache.current.get(cacheKey)
    if (before) {
      setState({ suggestions: before, typed })
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        void requestSuggestions(address, typed, abort.signal).then((suggestions) => {
          if (abort.signal.aborted) return
          if (suggestions && cache.current.size < maxCached)
            cache.current.set(cacheKey, suggestions)
          setState({ suggestions, typed })
        })
      },
      typed === '' ? 0 : debounceMs,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [address, typed, priceKey, isWanted])
  return state
}
