/** The part of the browser's `navigator.connection` that the shop reads; only Chromium has it. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
  /** Megabits a second; Chromium tells at most 10. */
  readonly downlink?: number
}

/** `intent`: the visitor points at a link. `view`: a link stays on the screen. */
export type PrefetchReason = 'intent' | 'view'

const minDownlink = 5

/** Whether a page may be requested before it is opened; on the mere chance of it only over a line that is known to be fast. */
export function mayPrefetch(reason: PrefetchReason, connection: Connection | undefined): boolean {
  if (connection?.saveData) return false
  if (reason === 'intent') return true
  return connection?.effectiveType === '4g' && (connection.downlink ?? 0) >= minDownlink
}
