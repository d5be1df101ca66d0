import { lengthOf, type RichText } from './rich-text.ts'

export interface DividedText {
  lead: RichText
  rest: RichText
}

/** Characters of a text above a list; a longer one would move the list out of sight. */
const maxLeadLength = 320
/** A shorter rest is not hidden. */
const minRestLength = 160

/** Divides a text into the visible blocks, at least the first, and those behind "read more". */
export function divideText(text: RichText): DividedText {
  let length = 0
  const firstHidden = text.findIndex((block, nth) => {
    length += lengthOf([block])
    return nth > 0 && length > maxLeadLength
  })
  if (firstHidden < 0) return { lead: text, rest: [] }
  // A heading belongs to the text after it.
  const end = isHeading(text[firstHidden - 1]) && firstHidden > 1 ? firstHidden - 1 : firstHidden
  const rest = text.slice(end)
  return lengthOf(rest) < minRestLength
    ? { lead: text, rest: [] }
    : { lead: text.slice(0, end), rest }
}

function isHeading(block: RichText[number] | undefined): boolean {
  return /^h\d$/.test(block?.tag ?? '')
}
