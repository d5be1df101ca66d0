/**
 * The setting that a name was probably meant to be, or null. Only names that begin like ours, so that the platform's
 * (`HOSTNAME`, `REDIS_PORT`) are ignored; of small letters only ones like `base_url`, since shells have a `host`. A
 * byte order mark is ignored.
 */
export function likelySetting(name: string, settings: readonly string[]): string | null {
  if (settings.includes(name) || platformNames.includes(name)) return null
  const inCapitals = (name.includes('_') ? name.toUpperCase() : name).trim()
  if (settings.includes(inCapitals)) return inCapitals
  return (
    settings.find(
      (setting) =>
        name.slice(0, beginning) === setting.slice(0, beginning) &&
        distance(name, setting) <= editsFor(setting),
    ) ?? null
  )
}

/** Names such as `HOST` are one letter away from those of others, so that short ones allow fewer edits. */
function editsFor({ length }: string): number {
  if (length >= 8) return maxEdits
  return length >= 6 ? 1 : 0
}

/** Set by platforms, compose files and terminals for their own use, one letter away from `DOMAINS` and `AGENTS`. */
const platformNames = ['DOMAIN', 'AGENT']
const beginning = 3
const maxEdits = 2

/** Letters to add, leave out or replace (Levenshtein); a number above `maxEdits` for names of other lengths. */
function distance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > maxEdits) return maxEdits + 1
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
