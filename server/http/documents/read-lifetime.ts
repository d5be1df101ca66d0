import type { Lifetime } from './kept-document.ts'

/** A `Surrogate-Control` header; null without `max-age`: not to be kept. `now` is the time of the request in milliseconds. */
export function readLifetime(header: unknown, now: number): Lifetime | null {
  const text = String(header ?? '')
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(text)?.[1] ?? NaN)
  const maxAge = seconds('max-age')
  if (Number.isNaN(maxAge)) return null
  const freshUntil = now + maxAge * 1000
  const until = (name: string) => freshUntil + (seconds(name) || 0) * 1000
  return {
    freshUntil,
    staleUntil: until('stale-while-revalidate'),
    usableUntil: until('stale-if-error'),
  }
}
