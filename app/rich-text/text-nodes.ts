import type { Element, ElementContent, RootContent } from 'hast'

import type { RichText, RichTextElement, RichTextNode, RichTextTag } from './rich-text.ts'

export type Child = RootContent | ElementContent

export function trimmed(line: readonly RichTextNode[]): RichTextNode[] {
  const isSeen = (node: RichTextNode) => !isBlank([node])
  const first = line.findIndex(isSeen)
  return first < 0 ? [] : line.slice(first, line.findLastIndex(isSeen) + 1)
}

/** An element with these children; none if they are blank. */
export function nonBlank(tag: RichTextTag, children: RichTextNode[]): RichTextElement[] {
  return isBlank(children) ? [] : [{ tag, children }]
}

/** The content of an item or a cell: the children of its only paragraph, or all blocks. */
export function unwrapParagraph(blocks: RichText): RichTextNode[] {
  const [only] = blocks
  return blocks.length === 1 && only?.tag === 'p' ? (only.children ?? []) : blocks
}

/** Elements that are visible without text. */
const visibleTags = new Set<RichTextTag>(['hr', 'img'])

/** Whether nodes have no visible content; no-break spaces are blank too. */
export function isBlank(nodes: readonly RichTextNode[]): boolean {
  return nodes.every((node) =>
    typeof node === 'string'
      ? !node.trim()
      : !visibleTags.has(node.tag) && isBlank(node.children ?? []),
  )
}

export function elementsOf(children: readonly Child[]): Element[] {
  return children.filter((child) => child.type === 'element')
}
