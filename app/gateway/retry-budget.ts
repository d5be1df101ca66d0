/**
 * Retries as a share of calls: each call earns a tenth of a retry, and a few may be saved up. When
 * everything fails, the merchant hears a tenth more than without retries, not three times as much.
 */
export function createRetryBudget({ share = 0.1, most = 10 } = {}) {
  let saved = most
  return {
    earn() {
      saved = Math.min(most, saved + share)
    },
    /** Whether one more retry may be spent; spends it. */
    spend(): boolean {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}

export type RetryBudget = ReturnType<typeof createRetryBudget>
