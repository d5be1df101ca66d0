/** The chosen options of a product package, as text: `groupId.optionId.skuId` joined by `-`. */
export type PackageSelection = string

export interface SelectedOption {
  groupId: number
  optionId: number
  skuId: number
}

const pattern = /^\d{1,9}\.\d{1,9}\.[1-9]\d{0,9}(-\d{1,9}\.\d{1,9}\.[1-9]\d{0,9}){0,19}$/

/** Follows the order of the groups, so that the same choice is the same text. */
export function writeSelection(options: readonly SelectedOption[]): PackageSelection {
  return [...options]
    .sort((a, b) => a.groupId - b.groupId || a.optionId - b.optionId || a.skuId - b.skuId)
    .map(({ groupId, optionId, skuId }) => `${groupId}.${optionId}.${skuId}`)
    .join('-')
}

/** Null for a text that is no selection. */
export function readSelection(text: string): SelectedOption[] | null {
  if (!pattern.test(text)) return null
  return text.split('-').map((option) => {
    const [groupId = 0, optionId = 0, skuId = 0] = option.split('.').map(Number)
    return { groupId, optionId, skuId }
  })
}
