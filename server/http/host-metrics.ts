/** Numbers of the process that are read whenever metrics are requested; by name where there are several of a kind. */
export type WatchedNumber =
  | 'isReady'
  | 'connections'
  | 'pagesInProgress'
  | 'requestsWaiting'
  | 'documents'
  | 'documentBytes'
  | 'renewalsPending'
  | 'openBreakers'
  | 'retriesLeft'
  | 'isRedisUp'

export type ReadNumber = () => number | Record<string, number | boolean> | Promise<number>

/** What the host counts for the operator. Every text is one of a fixed set, none that a visitor has sent. */
export interface HostMetrics {
  watch(number: WatchedNumber, read: ReadNumber): void
  /** @param status null when the visitor left before the end */
  responded(response: { screen: string; status: number | null; ms: number }): void
  /** @param reason as in the log */
  refused(reason: string): void
  documentRequested(result: 'hit' | 'stale' | 'miss'): void
  /** `adopted`: rendered by another instance. `refused`: the page may not be kept. */
  documentRenewed(outcome: 'rendered' | 'adopted' | 'refused' | 'failed'): void
  /** Times of a page in a visitor's browser: in milliseconds, except for `CLS`. */
  vitalsReported(screen: string, vitals: Partial<Record<Vital, number>>): void
}

export type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
