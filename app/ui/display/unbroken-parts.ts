/** A number, a hyphen or dash and what they belong to: `3-sitssoffa`, `9–17`; longer words than any real one may break. */
const joined = /(\d{1,9}[-–][\p{L}\d]{1,24})(?![\p{L}\d])/u

/** A text in parts; every second one belongs on one line, although browsers would break it after it. */
export function unbrokenParts(text: string): string[] {
  return text.split(joined)
}
