import type { Container } from '#app/content/widget/widget.ts'

export interface StartPage {
  containers: Container[]
  /** The `h1`; null when a widget has it. */
  title: string | null
  /** Whether the title of the first banner is the page's `h1`. */
  isHeadedByBanner: boolean
  /** Whether it is a draft, visible to staff only. */
  isDraft: boolean
}
