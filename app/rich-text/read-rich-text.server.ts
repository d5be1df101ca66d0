import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'

import { asHtml } from '#app/kit/html.ts'
import { plainText } from '#app/kit/plain-text.server.ts'
import type { LinkBase } from '#app/rich-text/link/content-link.ts'

import { readBlocks, readInline, readTags, type ReadingRules } from './read-blocks.ts'
import type { RichText, RichTextNode } from './rich-text.ts'

/** A text of a shop is shorter; one without an end must not keep the server busy. */
const maxLength = 100_000

const schema = {
  tagNames: readTags,
  attributes: {
    a: ['href', 'target'],
    td: ['colSpan', 'rowSpan'],
    th: ['scope', 'colSpan', 'rowSpan'],
    img: ['src', 'alt', 'width', 'height'],
  },
  // Addresses are judged by `readLink` and `readImage`.
  protocols: {},
  strip: ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'textarea'],
}

/**
 * Reads a merchant's text as a browser would, and keeps what is on the list: a list of blocks that may
 * stand in one another. Scripts, styles, handlers and addresses that no link may hold are gone; the
 * words around them stay. Plain text is read as well: its lines and empty lines are kept.
 *
 * @param topHeading rank of the text's highest headings; the page has its own of the first rank
 */
export function readRichText(
  text: string | null | undefined,
  base: LinkBase,
  topHeading: 2 | 3 = 2,
): RichText {
  return read(text, { base, topHeading }, readBlocks)
}

/** The same for a place that holds lines alone; without a base they hold no links either. */
export function readInlineText(
  text: string | null | undefined,
  base: LinkBase | null,
): RichTextNode[] {
  return read(text, { base, topHeading: 2 }, readInline)
}

function read<Node extends RichTextNode>(
  text: string | null | undefined,
  rules: ReadingRules,
  build: (tree: Root, rules: ReadingRules) => Node[],
): Node[] {
  if (!text?.trim()) return []
  const html = asHtml(text.slice(0, maxLength))
  try {
    return build(treeOf(html), rules)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // Nested deeper than it looks and than can be read: its words are shown.
    return build({ type: 'root', children: [{ type: 'text', value: plainText(html) }] }, rules)
  }
}

function treeOf(html: string): Root {
  return sanitize(fromHtml(html, { fragment: true }), schema) as Root
}
