import type { ContentLink } from '#app/rich-text/link/content-link.ts'

/** A menu that the merchant keeps. */
export interface Menu {
  title: string
  items: MenuItem[]
}

export interface MenuItem {
  id: string
  label: string
  /** Null for a word that leads nowhere. */
  link: ContentLink | null
  children: MenuItem[]
}
