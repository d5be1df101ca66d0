import type { Container } from '#app/content/widget/widget.ts'

/** The start page as the merchant has put it together. */
export interface StartPage {
  containers: Container[]
  /** What it is called; null when something on it says so. */
  title: string | null
  /** The banner at the top is what the page is called. */
  isHeadedByBanner: boolean
  /** What staff are working on, shown to them alone. */
  isDraft: boolean
}
