import type { ContentLink } from '#app/rich-text/link/content-link.ts'

export const inlineTags = [
  'br',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'a',
  'img',
] as const

/** Elements allowed in a merchant's text; all others are unwrapped or removed. */
export const richTextTags = [
  ...inlineTags,
  'p',
  'hr',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

export type RichTextTag = (typeof richTextTags)[number]

/** A merchant's HTML as a tree of allowed elements. Pages get it as data, never as a string of HTML. */
export type RichTextNode = string | RichTextElement

export interface RichTextElement {
  tag: RichTextTag
  /** Target of an `a`; absent if its URL is forbidden. */
  link?: ContentLink
  /** Attribute of a `th`. */
  scope?: 'col' | 'row'
  /** Columns and rows that a cell spans; absent for one. */
  colSpan?: number
  rowSpan?: number
  /** Attributes of an `img`. */
  image?: TextImage
  children?: RichTextNode[]
}

export interface TextImage {
  src: string
  alt: string
  /** Pixels, both or neither. */
  width?: number
  height?: number
}

export type RichText = RichTextElement[]

export function lengthOf(nodes: readonly RichTextNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + (typeof node === 'string' ? node.length : lengthOf(node.children ?? [])),
    0,
  )
}
