/** Longer than any word of a language, and than a line of a narrow page. */
const longWord = /[^\s"-]{61,}/
const longWords = new RegExp(longWord, 'gu')
/** Characters of the narrowest column. */
const part = /.{1,8}/gsu
const softHyphen = '\u00ad'

export const hasLongWord = (text: string): boolean => longWord.test(text)

/** Soft hyphens in words that no line holds: a page is as wide as its widest part. */
export function divideLongWords(text: string): string {
  if (!hasLongWord(text)) return text
  return text.replace(longWords, (word) => word.match(part)?.join(softHyphen) ?? word)
}
