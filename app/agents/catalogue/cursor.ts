/** A place in a list of products, as an opaque text. */
export function writeCursor(offset: number): string {
  return Buffer.from(`from ${offset}`).toString('base64url')
}

/** The number of products before the place; null for a text that is no cursor. */
export function readCursor(cursor: string): number | null {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, digits] = /^from (\d{1,5})$/.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}
