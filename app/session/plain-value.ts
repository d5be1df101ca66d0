/** Earlier storefronts wrote some values as JSON: a JSON string is unquoted; others stay. */
export function plainValue(value: string): string {
  if (!/^".*"$/s.test(value)) return value
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'string' ? parsed : value
  } catch {
    return value
  }
}
