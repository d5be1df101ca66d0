import type { Menu } from '#app/content/menu/menu.ts'
import type { Container } from '#app/content/widget/widget.ts'

/** A page that the merchant writes. */
export interface ContentPage {
  /** Heading of the first rank; empty when a widget brings one. */
  title: string
  /** The banner at the top is what the page is called. */
  isHeadedByBanner: boolean
  containers: Container[]
  /** Its sisters, for an information page. */
  menu: Menu | null
}

export function hasProducts({ containers }: Pick<ContentPage, 'containers'>): boolean {
  return containers.some(({ widgets }) => widgets.some(({ kind }) => kind === 'products'))
}
