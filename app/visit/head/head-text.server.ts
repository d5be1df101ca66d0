import { plainText } from '#app/kit/plain-text.server.ts'

/** Search engines show about half of it, whoever shares a page a little more. */
const longest = 300

/** Merchant's words without their markup, in one line, cut behind a whole word. */
export function headText(text: string): string {
  const line = plainText(text)
  if (line.length <= longest) return line
  return `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}
