import { createRequire } from 'node:module'

import { winAnsiText } from './win-ansi-text.ts'

const { resolve } = createRequire(import.meta.url)

/** Characters of the shop's font files, which have those of the Nordic languages. */
const known = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€‚„…ˆ‹›Œœ‘’“”•–—˜™−]*$/

/** Adds the shop's font to a document. Only what a document uses of it is embedded. */
export function addShopFont(document: PDFKit.PDFDocument): void {
  for (const [name, weight] of [
    ['regular', 400],
    ['bold', 700],
  ] as const)
    document.registerFont(
      name,
      resolve(`@fontsource/outfit/files/outfit-latin-${weight}-normal.woff`),
    )
}

/** Chooses the shop's font, or a standard one of PDF where it lacks a character: one of all Unicode would be megabytes. */
export function selectFont(
  document: PDFKit.PDFDocument,
  text: string,
  weight: 'regular' | 'bold' = 'regular',
): string {
  const composed = text.normalize('NFC').replace(/[\u2009\u202f]/g, '\u00a0')
  if (known.test(composed)) {
    document.font(weight)
    return composed
  }
  document.font(weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica')
  return winAnsiText(composed)
}
