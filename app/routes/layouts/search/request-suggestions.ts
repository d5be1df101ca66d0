import type { Suggestions } from '#app/catalogue/search/suggestions.ts'

/** Null without a usable response: a search works without suggestions. */
export async function requestSuggestions(
  address: string,
  typed: string,
  signal?: AbortSignal,
): Promise<Suggestions | null> {
  try {
    const query = typed ? `?${new URLSearchParams({ q: typed }).toString()}` : ''
    const response = await fetch(address + query, {
      signal: signal ?? null,
      headers: { Accept: 'application/json' },
    })
    return response.ok ? ((await response.json()) as Suggestions) : null
  } catch {
    return null
  }
}
