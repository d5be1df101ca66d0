import { changeIds, readId, type ToggleChange } from '#app/ui/button/toggle-change.ts'

/** Products that fit side by side on a screen. */
const maxCompared = 4

/** Ids of compared products from an address or a cookie (`1,2,3`); anything else is left out. */
export function readComparedIds(text: string | null | undefined): number[] {
  const ids = (text ?? '')
    .slice(0, 200)
    .split(/[,.]/)
    .flatMap((part) => readId(part) ?? [])
  return [...new Set(ids)].slice(0, maxCompared)
}

/** The form of ids that addresses contain. */
export const comparedText = (ids: readonly number[]): string => ids.join(',')

/** The ids after changes; a fifth product replaces the oldest one. */
export const changeCompared = (ids: readonly number[], changes: readonly ToggleChange[]) =>
  changeIds(ids, changes, maxCompared)
