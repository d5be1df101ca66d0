import type { ContentLink } from '#app/content/link/content-link.ts'

/** Elements that a merchant's text may hold; everything else is unwrapped or dropped. */
export const richTextTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
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
  children?: RichTextNode[]
}
