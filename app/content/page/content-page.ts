import type { Menu } from '#app/content/menu/menu.ts'
import type { Container } from '#app/content/widget/widget.ts'

/** Kinds of page that the shop adds to, named as the merchant's tags. */
export const pageKinds = ['terms', 'contact'] as const
export type PageKind = (typeof pageKinds)[number]

export interface ContentPage {
  /** The `h1`; empty when a widget has it. */
  title: string
  /** Whether the title of the first banner is the page's `h1`. */
  isHeadedByBanner: boolean
  containers: Container[]
  menu: Menu | null
  /** By its tag of the merchant: the terms of purchase and customer service name the company that sells. */
  kind: PageKind | null
}

export function hasProducts({ containers }: Pick<ContentPage, 'containers'>): boolean {
  return containers.some(({ widgets }) => widgets.some(({ kind }) => kind === 'products'))
}
