import { inflateSync } from 'node:zlib'

/** The texts of a PDF in the standard encoding, one a line. */
export function textOfPdf(file: Buffer): string {
  return (
    [...contentsOfPdf(file).matchAll(/\[([^\]]*)\] TJ/g)]
      .map(([, array = '']) =>
        [...array.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join(''),
      )
      // Windows-1252, of which tests use Latin-1 and the euro.
      .map((hex) => Buffer.from(hex, 'hex').toString('latin1').replaceAll('\u0080', '€'))
      .join('\n')
  )
}

/** The drawing instructions of all pages. */
export function contentsOfPdf(file: Buffer): string {
  const streams = file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  const contents = [...streams].flatMap(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return []
    }
  })
  return contents.join('\n')
}
