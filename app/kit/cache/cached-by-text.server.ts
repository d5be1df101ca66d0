import { LRUCache } from 'lru-cache'

/** Characters of all cached texts of one function; their results take about as much. */
const maxCharacters = 1_000_000

/** Keeps the results of a pure function of a text. They are shared and must not be changed. */
export function cachedByText<Result extends object | string>(
  compute: (text: string) => Result,
): (text: string) => Result {
  const results = new LRUCache<string, Result>({
    maxSize: maxCharacters,
    sizeCalculation: (_result, text) => text.length + 1,
  })
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = compute(text)
    results.set(text, result)
    return result
  }
}
