import { day, year } from '../kit/time.ts'

/** What a visitor may allow beside the necessary storage, which needs no consent (trust: LEK 9:28). */
export const purposes = ['preferences', 'statistics', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

/** Raised when a purpose gets a new use: then every visitor is asked again. */
const version = 2
/** A choice is asked for again after a year. */
const maxAgeSeconds = year
/** Clocks of browsers and servers differ. */
const maxClockErrorSeconds = day

export interface Consent {
  allowed: readonly Purpose[]
  /** Seconds since 1970; null for a choice in the earlier storefront, which stored no time. */
  givenAt: number | null
}

/** A cookie value such as `2.1795396280.statistics-marketing`: version, seconds since 1970, purposes. */
export function formatConsent(allowed: readonly Purpose[], nowSeconds: number): string {
  const names = purposes.filter((purpose) => allowed.includes(purpose))
  return [version, Math.floor(nowSeconds), names.join('-') || 'none'].join('.')
}

/** Null without a valid choice: the visitor is asked, and nothing is allowed. Earlier ones were `true` or `false`. */
export function parseConsent(value: string | undefined, nowSeconds: number): Consent | null {
  if (value === 'true') return { allowed: purposes, givenAt: null }
  if (value === 'false') return { allowed: [], givenAt: null }
  const [, stored, seconds, names] =
    /^(\d{1,4})\.(\d{1,12})\.([a-z-]{1,60})$/.exec(value ?? '') ?? []
  if (Number(stored) !== version || names === undefined) return null
  const age = nowSeconds - Number(seconds)
  if (age > maxAgeSeconds || age < -maxClockErrorSeconds) return null
  const words = names === 'none' ? [] : names.split('-')
  const allowed = purposes.filter((purpose) => words.includes(purpose))
  return allowed.length === words.length ? { allowed, givenAt: Number(seconds) } : null
}
