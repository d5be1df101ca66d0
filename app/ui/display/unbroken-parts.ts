/**
 * A number and what belongs to it, and the e of an email: `3-sitssoffa`, `kl. 9–17`, `40 000`, `80 × 200 cm`,
 * `e-postadress`; longer words than any real one may break.
 */
const joined =
  /((?:\bkl\. )?\d{1,9}(?:[-–][\p{L}\d]{1,24}| (?:× \d{1,9} )?(?:\d{3}|[ckm]?m|k?g))|\b[Ee]-\p{L}{1,24})(?![\p{L}\d])/u

/** A text in parts; every second one belongs on one line, although browsers would break it after it. */
export function unbrokenParts(text: string): string[] {
  return text.split(joined)
}
