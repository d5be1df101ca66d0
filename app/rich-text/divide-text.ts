import { lengthOf, type RichText } from './rich-text.ts'

/** A text whose later blocks are read when they are asked for. */
export interface DividedText {
  lead: RichText
  rest: RichText
}

/** What stands above a list may be so long, in characters, before it pushes the list out of sight. */
const maxLeadLength = 320
/** Less than this is not worth a press. */
const shortestRest = 160

/** The blocks that are read at once, at least the first, and those behind "read more". */
export function divideText(text: RichText): DividedText {
  let length = 0
  const fits = text.findIndex((block, nth) => {
    length += lengthOf([block])
    return nth > 0 && length > maxLeadLength
  })
  if (fits < 0) return { lead: text, rest: [] }
  // A heading belongs to what follows it.
  const end = isHeading(text[fits - 1]) && fits > 1 ? fits - 1 : fits
  const rest = text.slice(end)
  return lengthOf(rest) < shortestRest
    ? { lead: text, rest: [] }
    : { lead: text.slice(0, end), rest }
}

function isHeading(block: RichText[number] | undefined): boolean {
  return /^h\d$/.test(block?.tag ?? '')
}
