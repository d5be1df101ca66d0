import type { Country } from '#app/kit/person/countries.ts'

/** A rule of law that countries have for a time. */
export interface DatedRule<Content> {
  countries: readonly Country[]
  /** First day, as 2026-11-20. */
  from: string
  /** First day without it; absent while no end is known. */
  until?: string
  /** The act and its section. */
  source: string
  content: Content
}

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })

/** The day in Stockholm, as 2026-11-20. */
export const today = (at = new Date()): string => days.format(at)

/** What the rules say in a country (ISO 3166) on its day, as 2026-11-20; null where none applies. */
export function ruleInForce<Content>(
  rules: readonly DatedRule<Content>[],
  country: string,
  day: string,
): Content | null {
  const applies = ({ countries, from, until }: DatedRule<Content>) =>
    (countries as readonly string[]).includes(country) &&
    from <= day &&
    (until === undefined || day < until)
  return rules.find(applies)?.content ?? null
}
