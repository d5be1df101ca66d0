/** A number, a hyphen and what they belong to: `3-sitssoffa`, `2-3`; longer words than any real one may break. */
const joined = /(\d{1,9}-[\p{L}\d]{1,24})(?![\p{L}\d])/u

/** A text in parts; every second one belongs on one line, although browsers would break it after its hyphen. */
export function unbrokenParts(text: string): string[] {
  return text.split(joined)
}
