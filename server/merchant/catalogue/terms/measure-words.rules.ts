/** Measures in names and searches: `matta 200 × 300 cm`, `matta 200x300`, `säng 160cm`. */

/** A search with each measure as a word of its own, and without the unit. */
export function separateMeasures(search: string): string {
  return search
    .replace(/(\d)\s*[x×*]\s*(?=\d)/gi, '$1 ')
    .replace(/(\d)\s*cm(?![\p{L}\p{N}])/giu, '$1')
}

/**
 * Divides a name at its measures. `name` has the first of each size (a bed of 160 cm is 160 wide), `others` has
 * the rest, which counts less: `säng 160` is not above all a child's bed of 80 × 160.
 */
export function divideMeasures(text: string): { name: string; others: string } {
  const others: string[] = []
  const name = text.replace(/(\d\s*)×\s*(\d+)/g, (_, first: string, other: string) => {
    others.push(other)
    return first
  })
  return { name, others: others.join(' ') }
}
