/**
 * What a page may cost a visitor with a slow phone and network: 390 px, 4× slower processor, 1.6 Mbit/s, 150 ms. Times are
 * multiples of the time until a page of one sentence from a bare server is painted, so that they hold on any machine.
 */
export interface PageBudget {
  /** First contentful paint. */
  firstPaint: number
  /** Largest contentful paint. */
  largest: number
  /** Total blocking time: that of tasks after the first paint, beyond 50 ms each. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /**
   * Bytes of scripts as sent, with their headers and the messages that follow once the page is idle; without those that
   * the pages before have loaded.
   */
  scriptBytes: number
  elements: number
}

const usual: PageBudget = {
  firstPaint: 3.2,
  largest: 5,
  blocking: 0.4,
  shift: 0.02,
  scriptBytes: 152_000,
  elements: 1_150,
}

/** By screen of `pages.bench.ts`. */
export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  start: usual,
  list: usual,
  product: { ...usual, scriptBytes: 158_000 },
  search: usual,
  // Personal pages are rendered for each visitor, and have all their fields.
  cart: { ...usual, firstPaint: 4 },
  checkout: { ...usual, firstPaint: 4.5, scriptBytes: 70_000 },
}

/** From a tap to the next frame, by action of `pages.bench.ts`, as a multiple of the same time. */
export const interactionBudget = 1

/** From a tap on a card to the picture of its product, when its page was requested before, as a multiple of the same time. */
export const nextPictureBudget = 1
