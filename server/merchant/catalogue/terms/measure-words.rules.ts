/** Measures in names and searches: `matta 200 × 300 cm`, `matta 200x300`, `säng 160cm`, `soffa 2,2 m`. */

/** Separates the measures of a search into words in centimetres, and removes their unit. */
export function separateMeasures(search: string): string {
  return search
    .replace(/(\d)\s*[x×*]\s*(?=\d)/gi, '$1 ')
    .replace(/(\d)\s*cm(?![\p{L}\p{N}])/giu, '$1')
    .replace(
      /(?<![\d.,])(\d(?:[.,]\d{1,2})?)\s*m(?![\p{L}\p{N}])/giu,
      (_, metres: string) => `${Math.round(Number(metres.replace(',', '.')) * 100)}`,
    )
}

/** `name` keeps the first measure of each size: `säng 160` must not find a child's bed of 80 × 160 first. */
export function divideMeasures(text: string): { name: string; others: string } {
  const others: string[] = []
  const name = text.replace(/(\d\s*)×\s*(\d+)/g, (_, first: string, other: string) => {
    others.push(other)
    return first
  })
  return { name, others: others.join(' ') }
}
