import { fromHtml } from 'hast-util-from-html'

/** Search engines show about half of it, whoever shares a page a little more. */
const longest = 300

type Node = ReturnType<typeof fromHtml>['children'][number]

/** Merchant's words without their markup, in one line, cut behind a whole word. */
export function headText(html: string): string {
  const text = /[<&]/.test(html)
    ? fromHtml(html, { fragment: true }).children.map(textOf).join('')
    : html
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || ['script', 'style'].includes(node.tagName)) return ''
  const text = node.children.map(textOf).join('')
  // Blocks do not run into one another.
  return /^(p|br|div|li|h\d|td)$/.test(node.tagName) ? `${text} ` : text
}
