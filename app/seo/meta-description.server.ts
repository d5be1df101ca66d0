import { excerpt, plainText } from '#app/kit/text/plain-text.server.ts'

/** Search engines show about half of this, link previews a little more. */
const maxLength = 300

/** A shorter end is that of a heading or of one short sentence, which describes nothing. */
const minLength = 60

/** A text in one line without markup. A long one ends with a sentence, if late enough; joined sentences get their space. */
export function metaDescription(text: string): string {
  const line = plainText(text).replace(/(\p{Ll}[.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ')
  if (line.length <= maxLength) return line
  const end = Math.max(...['. ', '! ', '? '].map((mark) => line.lastIndexOf(mark, maxLength - 1)))
  return end >= minLength ? line.slice(0, end + 1) : excerpt(line, maxLength)
}
