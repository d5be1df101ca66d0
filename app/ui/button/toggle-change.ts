const maxId = 2 ** 31 - 1

export interface ToggleChange {
  id: number
  isAdded: boolean
}

/** Whether a value has the form of an id: a positive 32-bit integer. */
export function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxId
}

export function readId(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : null
  return isId(id) ? id : null
}

/** Parses the form: fields `add` and `remove` with an id each; invalid fields are ignored. */
export function readToggleChanges(form: Iterable<[string, FormDataEntryValue]>): ToggleChange[] {
  return [...form].flatMap(([name, value]) => readToggleChange(name, String(value)) ?? [])
}

/** Parses one field, or the name and value of a pressed button; null when invalid. */
export function readToggleChange(name: string, value: string): ToggleChange | null {
  const id = readId(value)
  return id && (name === 'add' || name === 'remove') ? { id, isAdded: name === 'add' } : null
}

/** The ids after changes in their order, newest last; of more than `max` the oldest are dropped. */
export function changeIds(
  ids: readonly number[],
  changes: readonly ToggleChange[],
  max: number,
): number[] {
  const changed = new Set(ids)
  for (const { id, isAdded } of changes) {
    if (isAdded) changed.add(id)
    else changed.delete(id)
  }
  return [...changed].slice(-max)
}

export const toggleFields = ({ id, isAdded }: ToggleChange) =>
  new URLSearchParams({ [isAdded ? 'add' : 'remove']: String(id) })
