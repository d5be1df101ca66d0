/**
 * A request for a mail ends after this time: an e-mail address is not kept for a price that never becomes lower, or a
 * stock that never returns.
 */
export const alertLifetimeMs = 365 * 86_400_000
