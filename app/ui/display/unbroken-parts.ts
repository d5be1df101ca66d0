/** A number and what belongs to it: `3-sitssoffa`, `9–17`, `80 × 200 cm`; a word longer than any real one may break. */
const joined =
  /(\d{1,9}(?:[-–][\p{L}\d]{1,24}| (?:× \d{1,9} )?(?:\d{3}|[ckm]?m|k?g)))(?![\p{L}\d])/u

/** A text in parts; every second one belongs on one line, although browsers would break it after it. */
export function unbrokenParts(text: string): string[] {
  return text.split(joined)
}
