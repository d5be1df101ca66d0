import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'

import { readLink, type LinkBase } from '#app/content/link/content-link.ts'

import { richTextTags, type RichTextNode, type RichTextTag } from './rich-text.ts'

/** A text of a shop is shorter; one without an end must not keep the server busy. */
const longest = 100_000
/** No text that was written is nested deeper. */
const deepest = 40

/** What editors write for the same thing. The page has its heading of the first rank already. */
const otherNames: Readonly<Record<string, RichTextTag>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}

const schema = {
  tagNames: [...richTextTags, ...Object.keys(otherNames)],
  attributes: { a: ['href', 'target'], th: ['scope'] },
  // Addresses are judged by `readLink`.
  protocols: {},
  strip: ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'textarea'],
}

/**
 * Reads a merchant's HTML as a browser would, and keeps what is on the list. Scripts, styles, handlers
 * and addresses that no link may hold are gone; the words around them stay.
 */
export function readRichText(html: string, base: LinkBase): RichTextNode[] {
  if (!html) return []
  const tree = treeOf(html.slice(0, longest))
  return tree ? nodesOf(tree.children, base) : []
}

/** Null for what is nested so deeply that reading it fails: nobody has written that. */
function treeOf(html: string): Root | null {
  try {
    return sanitize(fromHtml(html, { fragment: true }), schema) as Root
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function nodesOf(
  children: readonly (RootContent | ElementContent)[],
  base: LinkBase,
  depth = 0,
): RichTextNode[] {
  return children.flatMap((child): RichTextNode[] => {
    if (child.type === 'text') return child.value ? [child.value] : []
    return child.type === 'element' && depth < deepest ? [elementOf(child, base, depth + 1)] : []
  })
}

function elementOf(
  { tagName, properties, children }: Element,
  base: LinkBase,
  depth: number,
): RichTextNode {
  const tag = otherNames[tagName] ?? (tagName as RichTextTag)
  const { href, target, scope } = properties
  const link =
    tag === 'a' && typeof href === 'string' ? readLink(href, base, target === '_blank') : null
  // White space between rows is nothing that a table may hold.
  const inner = nodesOf(
    /^(table|thead|tbody|tr|ul|ol|dl)$/.test(tag)
      ? children.filter((child) => child.type !== 'text')
      : children,
    base,
    depth,
  )
  return {
    tag,
    ...(link ? { link } : {}),
    ...(scope === 'col' || scope === 'row' ? { scope } : {}),
    ...(inner.length > 0 ? { children: inner } : {}),
  }
}
