/**
 * Limits retries to a share of calls: each call earns a tenth of a retry, and at most `max` are saved up. When
 * everything fails, the merchant gets a tenth more requests than without retries, not three times as many.
 */
export function createRetryBudget({ share = 0.1, max = 10 } = {}) {
  let saved = max
  return {
    earn() {
      saved = Math.min(max, saved + share)
    },
    /** Spends a retry; false if there is none. */
    spend(): boolean {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}

export type RetryBudget = ReturnType<typeof createRetryBudget>
