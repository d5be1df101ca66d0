/** Products that fit side by side on a screen. */
const maxCompared = 4
const maxId = 2 ** 31 - 1

/** A change of the compared products by a pressed button. */
export interface CompareChange {
  id: number
  isCompared: boolean
}

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

/** The ids after a change; a fifth product replaces the oldest one. */
export function changeCompared(ids: readonly number[], change: CompareChange): number[] {
  const others = ids.filter((id) => id !== change.id)
  return change.isCompared ? [...others, change.id].slice(-maxCompared) : others
}

/** Parses the name and value of a pressed button; null when invalid. */
export function readCompareChange(name: string, value: string): CompareChange | null {
  const id = readId(value)
  return id && (name === 'add' || name === 'remove') ? { id, isCompared: name === 'add' } : null
}

function readId(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= maxId ? id : null
}
