import type { ContentLink } from '#app/rich-text/link/content-link.ts'

/** Elements within a line. */
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

/** Elements that a merchant's text may hold; everything else is unwrapped or dropped. */
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

/** A merchant's HTML as a tree of what was let through. It travels as data, never as a string of HTML. */
export type RichTextNode = string | RichTextElement

export interface RichTextElement {
  tag: RichTextTag
  /** Of an `a`; absent when its address was not one to link to. */
  link?: ContentLink
  /** Of a `th`. */
  scope?: 'col' | 'row'
  /** Columns and rows that a cell goes over; absent for one. */
  colSpan?: number
  rowSpan?: number
  /** Of an `img`. */
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

/** A text is a list of blocks, each of them an element. */
export type RichText = RichTextElement[]

/** How many characters a reader sees. */
export function lengthOf(nodes: readonly RichTextNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + (typeof node === 'string' ? node.length : lengthOf(node.children ?? [])),
    0,
  )
}
