/** Characters of the PDF standard fonts' encoding, which has those of the Nordic languages. */
const known = /[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

const replacements: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
}

/** A text in the characters of PDF's standard fonts: without accents that they lack, `?` for others. */
export function winAnsiText(text: string): string {
  return [...text.normalize('NFC')]
    .map((each) => {
      if (known.test(each)) return each
      const base = replacements[each] ?? each.normalize('NFD').replace(/\p{M}/gu, '')
      return [...base].every((part) => known.test(part)) ? base : '?'
    })
    .join('')
}
