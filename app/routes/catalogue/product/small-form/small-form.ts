import type { SubmissionResult } from '@conform-to/react'

/** The forms of the product page that are sent without leaving it, by their `intent`. */
export type SmallForm = 'review' | 'stock-alert' | 'price-alert'

export type FormResult =
  | { ok: true }
  /** Error codes by field (those of the whole form have no name), and the typed values. */
  | { ok: false; result: SubmissionResult }

/** What the page shows after one that was sent without scripts. */
export const productNotices = [
  'reviewPosted',
  'stockAlertRequested',
  'priceAlertRequested',
] as const
export type ProductNotice = (typeof productNotices)[number]
