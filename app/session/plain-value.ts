/**
 * What a cookie's value says. Storefronts before this one wrote some values as JSON: a string in its
 * quotes is what stands between them; all else stays as it is.
 */
export function plainValue(value: string): string {
  if (!/^".*"$/s.test(value)) return value
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'string' ? parsed : value
  } catch {
    return value
  }
}
