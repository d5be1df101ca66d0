import type { ShownOn } from '#app/content/widget/widget.ts'

/** Merges two lists into one with `shownOn`, in the wide one's order; an entry of only the narrow one follows its predecessor. */
export function mergeByDevice<T extends { id: string | number }>(
  wide: readonly T[],
  narrow: readonly T[],
): { entry: T; duplicate: T | null; shownOn: ShownOn }[] {
  const inNarrow = new Map(narrow.map((entry) => [entry.id, entry]))
  const inWide = new Set(wide.map(({ id }) => id))
  const merged = wide.map((entry) => {
    const duplicate = inNarrow.get(entry.id) ?? null
    return { entry, duplicate, shownOn: duplicate ? null : ('desktop' as ShownOn) }
  })
  narrow.forEach((entry, index) => {
    if (inWide.has(entry.id)) return
    const before = narrow[index - 1]?.id
    const at = merged.findIndex((each) => each.entry.id === before) + 1
    merged.splice(at, 0, { entry, duplicate: null, shownOn: 'mobile' })
  })
  return merged
}
