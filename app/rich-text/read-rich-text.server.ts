import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'

import { cachedByText } from '#app/kit/cache/cached-by-text.server.ts'
import { asHtml } from '#app/kit/text/html.ts'
import { plainText } from '#app/kit/text/plain-text.server.ts'
import type { LinkBase } from '#app/rich-text/link/content-link.ts'

import { readBlocks, readInline, readTags, type ReadingRules } from './read-blocks.ts'
import type { RichText, RichTextNode } from './rich-text.ts'

/** Longer than any real text; a limit for the work of the server. */
const maxLength = 100_000

const schema = {
  tagNames: readTags,
  attributes: {
    a: ['href', 'target'],
    td: ['colSpan', 'rowSpan'],
    th: ['scope', 'colSpan', 'rowSpan'],
    img: ['src', 'alt', 'width', 'height'],
  },
  // `readLink` and `readImage` check URLs.
  protocols: {},
  strip: ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'textarea'],
}

/** Parses a text as a browser would: scripts and forbidden URLs go, their text stays. Headings begin at level `topHeading`. */
export function readRichText(
  text: string | null | undefined,
  base: LinkBase,
  topHeading: 2 | 3 = 2,
): RichText {
  return read(text, { base, topHeading }, readBlocks)
}

/** The same as inline content; without a base it has no links. */
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
    // A stack overflow: nested deeper than `asHtml` counted. Shows the plain text.
    return build({ type: 'root', children: [{ type: 'text', value: plainText(html) }] }, rules)
  }
}

/** The texts of a list or a page are the same at each request, and parsing them is a thirtieth of its work. */
const treeOf = cachedByText(
  (html): Readonly<Root> => sanitize(fromHtml(html, { fragment: true }), schema) as Root,
)
