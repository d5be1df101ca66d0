import type { ContentLink } from '#app/rich-text/link/content-link.ts'

export interface Menu {
  /** May be empty. */
  title: string
  items: MenuItem[]
}

export interface FooterMenu extends Menu {
  location: 'footer-first' | 'footer-second'
}

export interface MenuItem {
  id: string
  label: string
  /** Null for an item without a link. */
  link: ContentLink | null
  /** Whether it is a page of its own, and not a list of products. */
  isPage: boolean
  children: MenuItem[]
}
