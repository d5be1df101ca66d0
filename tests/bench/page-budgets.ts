/** What a page may cost a visitor with a slow phone and network: 390 px, 4× slower processor, 1.6 Mbit/s, 150 ms. */
export interface PageBudget {
  /** First contentful paint, in milliseconds. */
  firstPaintMs: number
  /** Largest contentful paint, in milliseconds. */
  largestMs: number
  /** Time of all tasks beyond 50 ms each, in milliseconds. */
  blockingMs: number
  /** Cumulative layout shift. */
  shift: number
  /** Bytes of scripts as sent, with their headers and the messages that follow once the page is idle. */
  scriptBytes: number
  elements: number
}

const usual: PageBudget = {
  firstPaintMs: 1_000,
  largestMs: 1_600,
  blockingMs: 600,
  shift: 0.02,
  scriptBytes: 160_000,
  elements: 1_200,
}

/** By screen of `pages.bench.ts`. */
export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  start: usual,
  list: usual,
  product: { ...usual, scriptBytes: 165_000 },
  search: usual,
  // Personal pages are rendered for each visitor, and have all their fields.
  cart: { ...usual, firstPaintMs: 1_600, largestMs: 2_000 },
  checkout: { ...usual, firstPaintMs: 1_600, largestMs: 2_000, scriptBytes: 175_000 },
}

/** From a tap to the next frame, in milliseconds, by action of `pages.bench.ts`. */
export const interactionBudgetMs = 400
