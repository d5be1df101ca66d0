/** Tables of a text: caption, rows and cells, without other content. */
import type { Element } from 'hast'

import { elementsOf, nonBlank, type Child } from './text-nodes.ts'
import { wholeNumber } from './read-image.ts'
import type { RichText, RichTextElement, RichTextNode } from './rich-text.ts'

interface TableReading {
  caption(children: readonly Child[]): RichTextNode[]
  cell(children: readonly Child[]): RichTextNode[]
}

/** Converts a table; white space between rows is removed, because a table may not contain text. */
export function readTable(children: readonly Child[], reading: TableReading): RichText {
  const parts = elementsOf(children)
  const caption = parts.find(({ tagName }) => tagName === 'caption')
  const head = parts.filter(({ tagName }) => tagName === 'thead')
  const body = parts.filter((part) => part !== caption && !head.includes(part))
  const inner = [
    ...(caption ? nonBlank('caption', reading.caption(caption.children)) : []),
    ...nonBlank('thead', rows(head, reading)),
    ...nonBlank('tbody', rows(body, reading)),
  ]
  return nonBlank('table', inner)
}

function rows(parts: readonly Element[], reading: TableReading): RichTextElement[] {
  return parts.flatMap((part) => {
    if (part.tagName !== 'tr')
      return part.children.length > 0 ? rows(elementsOf(part.children), reading) : []
    const cells = elementsOf(part.children).filter(({ tagName }) => /^t[dh]$/.test(tagName))
    return nonBlank(
      'tr',
      cells.map((cell) => cellOf(cell, reading)),
    )
  })
}

function cellOf(
  { tagName, properties, children }: Element,
  reading: TableReading,
): RichTextElement {
  const { scope } = properties
  const inner = reading.cell(children)
  const [colSpan, rowSpan] = [properties.colSpan, properties.rowSpan].map(spanOf)
  return {
    tag: tagName as 'td' | 'th',
    ...(scope === 'col' || scope === 'row' ? { scope } : {}),
    ...(colSpan ? { colSpan } : {}),
    ...(rowSpan ? { rowSpan } : {}),
    ...(inner.length > 0 ? { children: inner } : {}),
  }
}

const maxSpan = 50

function spanOf(value: unknown): number | null {
  const span = wholeNumber(value, maxSpan)
  return span === 1 ? null : span
}
