import type { SelectedOption } from '../schema/ucp.generated.d.ts'

export interface OptionVariant {
  options: readonly SelectedOption[]
  isAvailable: boolean
}

type Wanted = readonly { name: string; id?: string; label: string }[]

/**
 * Narrows variants by options (catalog/lookup, Option Selection). While no variant has all, the last by `preferences` is dropped.
 *
 * @returns the selections that some variant has, and its variants, those that can be bought first
 */
export function selectVariants<Variant extends OptionVariant>(
  variants: readonly Variant[],
  wanted: Wanted,
  preferences: readonly string[],
): { selected: SelectedOption[]; variants: Variant[] } {
  const names = new Set(variants.flatMap(({ options }) => options.map(({ name }) => keyOf(name))))
  const rank = (name: string) => {
    const index = preferences.findIndex((preferred) => keyOf(preferred) === keyOf(name))
    return index === -1 ? preferences.length : index
  }
  const unique = new Map(wanted.map((option) => [keyOf(option.name), option]))
  const kept = [...unique.values()]
    .filter(({ name }) => names.has(keyOf(name)))
    .sort((one, other) => rank(one.name) - rank(other.name))
  for (; kept.length > 0; kept.pop()) {
    const matching = variants.filter((variant) => hasAll(variant, kept))
    const [first] = matching
    if (!first) continue
    const selected = first.options.filter(({ name }) =>
      kept.some((option) => keyOf(option.name) === keyOf(name)),
    )
    return { selected, variants: availableFirst(matching) }
  }
  return { selected: [], variants: availableFirst(variants) }
}

/** Whether some variant has this value beside the other selections, and whether it can be bought. */
export function valueState(
  variants: readonly OptionVariant[],
  selected: readonly SelectedOption[],
  value: SelectedOption,
) {
  const others = selected.filter(({ name }) => name !== value.name)
  const matching = variants.filter((variant) => hasAll(variant, [...others, value]))
  return {
    available: matching.some(({ isAvailable }) => isAvailable),
    exists: matching.length > 0,
  }
}

function hasAll({ options }: OptionVariant, wanted: Wanted): boolean {
  return wanted.every(({ name, id, label }) =>
    options.some(
      (option) =>
        keyOf(option.name) === keyOf(name) &&
        ((id !== undefined && option.id === id) || keyOf(option.label) === keyOf(label)),
    ),
  )
}

const availableFirst = <Variant extends OptionVariant>(variants: readonly Variant[]): Variant[] =>
  [...variants].sort((one, other) => Number(other.isAvailable) - Number(one.isAvailable))

const keyOf = (text: string) => text.trim().toLowerCase()
