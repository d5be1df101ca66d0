/** A part of a URL, decoded; unchanged where it cannot be. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
