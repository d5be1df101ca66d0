import { fromHtml } from 'hast-util-from-html'

import { cachedByText } from '#app/kit/cache/cached-by-text.server.ts'

import { asHtml } from './html.ts'

/** Longer than any real text; a limit for the work of the server. */
const maxLength = 100_000

type Node = ReturnType<typeof fromHtml>['children'][number]

/** A merchant's text, HTML or not, in one line without tags and references. No-break spaces are kept. */
export function plainText(text: string): string {
  const line = /[<&]/.test(text) ? textOfHtml(text.slice(0, maxLength)) : text
  return line.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()
}

/** The same, shortened after a whole word. */
export function excerpt(text: string, maxCharacters: number): string {
  const line = plainText(text)
  if (line.length <= maxCharacters) return line
  return `${line.slice(0, maxCharacters - 1).replace(/\s+\S*$/, '')}…`
}

const textOfHtml = cachedByText((text) => {
  try {
    return textOf(fromHtml(asHtml(text), { fragment: true }).children)
  } catch (error) {
    // A stack overflow: nested too deep. Shows the text without tags.
    if (error instanceof RangeError) return text.replace(/<[^<>]*>/g, ' ')
    throw error
  }
})

/** The text of these nodes. Not recursive, so that the depth is unlimited. */
function textOf(nodes: readonly Node[]): string {
  let text = ''
  const waiting: (Node | string)[] = [...nodes].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') text += node
    else if (node.type === 'text') text += node.value
    else if (node.type === 'element' && !unread.test(node.tagName)) {
      // A space separates blocks.
      const edge = inline.test(node.tagName) ? '' : ' '
      waiting.push(edge, ...[...node.children].reverse(), edge)
    }
  }
  return text
}

const unread = /^(?:script|style|template|iframe|object|noscript|title|textarea)$/
const inline =
  /^(?:a|abbr|b|big|cite|code|del|em|font|i|ins|kbd|label|mark|q|s|small|span|strike|strong|sub|sup|tt|u|wbr)$/
