/** Lower case without diacritics: `fåtölj`, `FÅTÖLJ` and `fatolj` are one word. Letters that Unicode does not decompose are here. */
const undecomposed: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
}

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæœßđðþł]/g, (letter) => undecomposed[letter]!)
}

/** Folded words with a hyphen, written as one: `tvbank` for a `tv-bänk`. */
export function joinedWordsOf(text: string): string[] {
  const hyphenated = fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return hyphenated.map((word) => word.replaceAll('-', ''))
}

/** Folded words of a text, in order: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
