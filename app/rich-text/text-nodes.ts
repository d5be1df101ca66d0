/** Nodes of a text, read or being made, that stand in no place yet. */
import type { Element, ElementContent, RootContent } from 'hast'

import type { RichText, RichTextElement, RichTextNode, RichTextTag } from './rich-text.ts'

export type Child = RootContent | ElementContent

/** Without line breaks and white space at the ends. */
export function trimmed(line: readonly RichTextNode[]): RichTextNode[] {
  const isSeen = (node: RichTextNode) => !isBlank([node])
  const first = line.findIndex(isSeen)
  return first < 0 ? [] : line.slice(first, line.findLastIndex(isSeen) + 1)
}

/** Nothing where there is nothing to see in it. */
export function nonBlank(tag: RichTextTag, children: RichTextNode[]): RichTextElement[] {
  return isBlank(children) ? [] : [{ tag, children }]
}

/** A lone paragraph in an item or a cell is its words. */
export function unwrapParagraph(blocks: RichText): RichTextNode[] {
  const [only] = blocks
  return blocks.length === 1 && only?.tag === 'p' ? (only.children ?? []) : blocks
}

/** What is something to see without a word in it. */
const seen = new Set<RichTextTag>(['hr', 'img'])

/** White space, a no-break space too, is nothing to see. */
export function isBlank(nodes: readonly RichTextNode[]): boolean {
  return nodes.every((node) =>
    typeof node === 'string' ? !node.trim() : !seen.has(node.tag) && isBlank(node.children ?? []),
  )
}

export function elementsOf(children: readonly Child[]): Element[] {
  return children.filter((child) => child.type === 'element')
}
