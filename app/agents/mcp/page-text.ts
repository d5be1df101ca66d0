import type { ContentPage } from '#app/content/page/content-page.ts'
import type { Widget } from '#app/content/widget/widget.ts'
import type { RichTextNode } from '#app/rich-text/rich-text.ts'

/** The texts of a content page, in its order, as plain text with a line for each block. */
export function pageText({ title, containers }: ContentPage): string {
  const texts = containers.flatMap(({ widgets }) => widgets.flatMap(textsOf))
  return [title, ...texts].filter(Boolean).join('\n\n')
}

function textsOf(widget: Widget): string[] {
  switch (widget.kind) {
    case 'richText':
      return widget.text.map(blockText)
    case 'text':
      return [widget.title, widget.subtitle, ...widget.text.map(blockText)]
    case 'banner':
    case 'image':
      return [widget.title, widget.text.map(inlineText).join('')]
    default:
      return []
  }
}

const rows = new Set(['li', 'tr', 'dt', 'dd'])

function blockText(node: RichTextNode): string {
  return inlineText(node).trim()
}

function inlineText(node: RichTextNode): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return '\n'
  const text = (node.children ?? []).map(inlineText).join(node.tag === 'tr' ? ' | ' : '')
  return rows.has(node.tag) ? `${text}\n` : text
}
