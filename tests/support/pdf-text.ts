import { inflateSync } from 'node:zlib'

/** The texts of a PDF, one a line. */
export function textOfPdf(file: Buffer): string {
  const fonts = charactersByFont(file)
  let characters: Map<string, string> | undefined
  const lines: string[] = []
  for (const [, font, array] of contentsOfPdf(file).matchAll(
    /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (font !== undefined) characters = fonts.get(font)
    else {
      const hex = [...(array ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, part]) => part).join('')
      const glyphs = hex.match(characters ? /.{4}/g : /../g) ?? []
      // Without a table, Windows-1252, of which tests use Latin-1 and the euro.
      const letters = glyphs.map(
        (glyph) => characters?.get(glyph) ?? String.fromCharCode(Number.parseInt(glyph, 16)),
      )
      lines.push(letters.join('').replaceAll('\u0080', '€'))
    }
  }
  return lines.join('\n')
}

/** The characters of each embedded font by the numbers of its glyphs. */
function charactersByFont(file: Buffer): Map<string, Map<string, string>> {
  const text = file.toString('latin1')
  const names = [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(
    names.flatMap(([, name = '', id]) => {
      const [, table] =
        new RegExp(`(?:^|\\n)${id} 0 obj\\n(?:(?!endobj)[^])*?/ToUnicode (\\d+) 0 R`).exec(text) ??
        []
      if (!table) return []
      const [, stream = ''] =
        new RegExp(
          `(?:^|\\n)${table} 0 obj\\n(?:(?!endobj)[^])*?stream\\r?\\n([^]*?)\\r?\\nendstream`,
        ).exec(text) ?? []
      return [[name, charactersIn(inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))]]
    }),
  )
}

/** Reads the ranges of a `ToUnicode` table: `<0000> <0002> [<0000> <0048> <0065>]`. */
function charactersIn(table: string): Map<string, string> {
  const ranges = table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)
  return new Map(
    [...ranges].flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]+)>/gi)].map(([, codes = ''], nth) => [
        (Number.parseInt(first, 16) + nth).toString(16).padStart(4, '0'),
        Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
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
