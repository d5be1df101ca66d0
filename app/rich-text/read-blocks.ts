/** Blocks are validly nested: a browser corrects other nesting when it parses a document, and hydration would fail. */
import { divideLongWords } from '#app/kit/text/long-words.ts'
import type { Element, Root } from 'hast'

import { readLink, type LinkBase } from '#app/rich-text/link/content-link.ts'

import {
  elementsOf,
  isBlank,
  nonBlank,
  trimmed,
  unwrapParagraph,
  type Child,
} from './text-nodes.ts'
import { readImage } from './read-image.ts'
import {
  inlineTags,
  richTextTags,
  type RichText,
  type RichTextElement,
  type RichTextNode,
  type RichTextTag,
} from './rich-text.ts'
import { readTable } from './read-table.ts'

export interface ReadingRules {
  /** Null where links are not allowed. */
  base: LinkBase | null
  topHeading: 2 | 3
}

interface Reading extends ReadingRules {
  /** Whether a line break in the text is one on the page. */
  keepsLines: boolean
  /** Whether images are allowed; inline content has none. */
  holdsImages: boolean
  depth: number
  isInLink: boolean
}

/** Deeper elements are unwrapped; no real text has them. */
const maxDepth = 35
const lineBreak: RichTextNode = { tag: 'br' }

/** Inline tags of editors, with the tag that the shop uses instead. */
const otherInline: Readonly<Record<string, RichTextTag>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
}
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** Blocks without styles; they end a paragraph and are unwrapped. */
const plainBlocks = [
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'center', 'address'],
  ...['figure', 'figcaption', 'form', 'fieldset', 'details', 'summary', 'pre', 'tfoot'],
]

/** Elements that the sanitiser keeps; it unwraps all others. */
export const readTags = [
  ...richTextTags,
  ...Object.keys(otherInline),
  ...headings,
  ...plainBlocks,
] as string[]

export function readBlocks(tree: Root, rules: ReadingRules): RichText {
  return flow(tree.children, readingOf(tree, rules))
}

export function readInline(tree: Root, rules: ReadingRules): RichTextNode[] {
  return trimmed(inline(tree.children, { ...readingOf(tree, rules), holdsImages: false }))
}

/** Line breaks are kept in a text without blocks and `<br>`. */
function readingOf(tree: Root, rules: ReadingRules): Reading {
  return {
    ...rules,
    keepsLines: !hasBlock(tree.children),
    holdsImages: true,
    depth: 0,
    isInLink: rules.base === null,
  }
}

function hasBlock(children: readonly Child[]): boolean {
  return children.some(
    (child) =>
      child.type === 'element' &&
      (child.tagName === 'br' || !inlineTag(child) || hasBlock(child.children)),
  )
}

function flow(children: readonly Child[], reading: Reading): RichText {
  const blocks: RichText = []
  let line: RichTextNode[] = []
  const endLine = () => {
    blocks.push(...paragraphs(line))
    line = []
  }
  for (const child of children) {
    if (child.type !== 'element' || inlineTag(child)) line.push(...inline([child], reading))
    else {
      endLine()
      blocks.push(...block(child, nested(reading)))
    }
  }
  endLine()
  return blocks
}

function block({ tagName, children }: Element, reading: Reading): RichText {
  if (reading.depth > maxDepth) return paragraphs(inline(children, reading))
  if (headings.includes(tagName))
    return nonBlank(headingTag(tagName, reading), inlineIn(children, reading))
  switch (tagName) {
    case 'hr':
      return [{ tag: 'hr' }]
    case 'ul':
    case 'ol':
      return nonBlank(tagName, items(children, reading))
    case 'dl':
      return nonBlank('dl', terms(children, reading))
    case 'table':
      return readTable(children, {
        caption: (inside) => inlineIn(inside, reading),
        cell: (inside) => unwrapParagraph(flow(inside, nested(reading))),
      })
    case 'blockquote':
      return nonBlank('blockquote', unwrapParagraph(flow(children, reading)))
    case 'pre':
      return flow(children, { ...reading, keepsLines: true })
    default:
      return flow(children, reading)
  }
}

/** Headings from `topHeading` to h4. */
function headingTag(tagName: string, { topHeading }: Reading): RichTextTag {
  const rank = Math.max(Number(tagName[1]), 2) + topHeading - 2
  return rank >= 4 ? 'h4' : rank === 3 ? 'h3' : 'h2'
}

/** Content between items belongs to the item before it: editors put nested lists beside items. */
function items(children: readonly Child[], reading: Reading): RichTextElement[] {
  const found: RichTextElement[] = []
  for (const child of children) {
    const isItem = child.type === 'element' && child.tagName === 'li'
    const inner = isItem
      ? unwrapParagraph(flow(child.children, nested(reading)))
      : flow([child], reading)
    const last = found.at(-1)
    if (isItem || !last) found.push(...nonBlank('li', inner))
    else last.children?.push(...inner)
  }
  return found
}

function terms(children: readonly Child[], reading: Reading): RichTextElement[] {
  return elementsOf(children).flatMap((child) => {
    const inner = nested(reading)
    if (reading.depth > maxDepth) return []
    if (child.tagName === 'dt') return nonBlank('dt', inlineIn(child.children, inner))
    if (child.tagName === 'dd') return nonBlank('dd', unwrapParagraph(flow(child.children, inner)))
    return terms(child.children, inner)
  })
}

function inlineIn(children: readonly Child[], reading: Reading): RichTextNode[] {
  return trimmed(inline(children, reading))
}

/** All content as inline nodes; line breaks separate blocks. */
function inline(children: readonly Child[], reading: Reading): RichTextNode[] {
  const line: RichTextNode[] = []
  let endsBlock = false
  const add = (nodes: readonly RichTextNode[], isBlock: boolean) => {
    if (nodes.length === 0) return
    if ((isBlock || endsBlock) && !isBlank(line)) line.push(lineBreak)
    line.push(...nodes)
    endsBlock = isBlock
  }
  for (const child of children) {
    if (child.type === 'text') {
      if (!endsBlock || child.value.trim())
        add(textLines(divideLongWords(child.value), reading), false)
    } else if (child.type === 'element') {
      const tag = inlineTag(child)
      if (tag) add(inlineElement(child, tag, reading), false)
      else add(trimmed(inline(child.children, nested(reading))), true)
    }
  }
  return line
}

function inlineElement(element: Element, tag: RichTextTag, reading: Reading): RichTextNode[] {
  if (tag === 'br') return [lineBreak]
  if (tag === 'img') return imageOf(element, reading)
  const isLink = tag === 'a' && !reading.isInLink
  const inner = inline(element.children, {
    ...nested(reading),
    isInLink: reading.isInLink || isLink,
  })
  if (isBlank(inner) || reading.depth >= maxDepth || (tag === 'a' && !isLink)) return inner
  const { href, target } = element.properties
  const link =
    isLink && reading.base && typeof href === 'string'
      ? readLink(href, reading.base, target === '_blank')
      : null
  return [{ tag, ...(link ? { link } : {}), children: inner }]
}

function imageOf({ properties }: Element, { base, holdsImages }: Reading): RichTextNode[] {
  const image = base && holdsImages ? readImage(properties, base) : null
  return image ? [{ tag: 'img', image }] : []
}

function textLines(value: string, { keepsLines }: Reading): RichTextNode[] {
  if (!keepsLines) return value ? [value] : []
  return value
    .split(/\r\n?|\n/)
    .flatMap((text, nth) => [...(nth > 0 ? [lineBreak] : []), ...(text ? [text] : [])])
}

/** Splits inline nodes into paragraphs at empty lines. */
function paragraphs(line: readonly RichTextNode[]): RichText {
  const parts: RichTextNode[][] = [[]]
  let breaks = 0
  for (const node of line) {
    const isBreak = node === lineBreak
    if (!isBreak && isBlank([node])) {
      if (breaks === 0) parts.at(-1)?.push(node)
      continue
    }
    breaks = isBreak ? breaks + 1 : 0
    if (breaks > 1) parts.push([])
    else parts.at(-1)?.push(node)
  }
  return parts.flatMap((part) => nonBlank('p', trimmed(part)))
}

function inlineTag({ tagName }: Element): RichTextTag | null {
  const tag = otherInline[tagName] ?? (tagName as RichTextTag)
  return (inlineTags as readonly string[]).includes(tag) ? tag : null
}

function nested(reading: Reading): Reading {
  return { ...reading, depth: reading.depth + 1 }
}
