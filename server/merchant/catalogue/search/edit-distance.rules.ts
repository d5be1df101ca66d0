/** One letter differs. Of three letters the first is right, and none is replaced or too many: `sng` is `säng`, `bil` no `bok`. */
export function isTypingError(typed: string, word: string): boolean {
  if (typed.length < 3 || !isOneEditApart(typed, word)) return false
  if (typed.length > 3) return true
  const isSwapped = [...typed].sort().join('') === [...word].sort().join('')
  return typed[0] === word[0] && (word.length > typed.length || isSwapped)
}

/** Whether two words differ by one letter: changed, missing, additional, or swapped with the next one. */
export function isOneEditApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  if (rest.length === otherRest.length) {
    return (
      rest.slice(1) === otherRest.slice(1) ||
      (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
    )
  }
  return rest.length > otherRest.length ? rest.slice(1) === otherRest : rest === otherRest.slice(1)
}
