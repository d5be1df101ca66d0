import type { DeliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'

export interface ProductPackage {
  groups: PackageGroup[]
  chosen: ChosenPackage
}

export interface PackageGroup {
  id: number
  name: string
  /** Whether one of the options must be chosen. */
  isRequired: boolean
  options: PackageOption[]
  /** Value of the chosen option; empty when none is. */
  chosen: string
}

/** A product in one of its sizes or the like, in as many pieces as the package contains. */
export interface PackageOption {
  /** Value in a form: `optionId.skuId`. */
  value: string
  name: string
  /** Size or the like; null when there is only one. */
  variant: string | null
  quantity: number
  path: string
  /** File name. */
  picture: string | null
  /** Whether the stock is too low for one package. */
  isSoldOut: boolean
}

export interface ChosenPackage {
  /** Formatted; null when the merchant sends no price. */
  price: string | null
  /** Price of the same products by themselves; null unless it is higher. */
  separatePrice: string | null
  stock: StockLabel
  dates: DeliveryDates
}

export const groupField = (groupId: number): string => `group-${groupId}`

/** Chosen values by group, from a form or the query of an address. */
export function readChoices(sent: FormData | URLSearchParams): Map<number, string> {
  return new Map(
    [...sent].flatMap(([name, value]) => {
      const [, groupId] = /^group-(\d{1,9})$/.exec(name) ?? []
      return groupId && typeof value === 'string' ? [[Number(groupId), value] as const] : []
    }),
  )
}

/** Groups whose choice is missing, unknown or sold out; by id. */
export function choiceErrors(
  groups: readonly PackageGroup[],
  choices: ReadonlyMap<number, string>,
): Record<number, 'missing' | 'soldOut'> {
  const errors: Record<number, 'missing' | 'soldOut'> = {}
  for (const { id, isRequired, options } of groups) {
    const value = choices.get(id) ?? ''
    const option = options.find((each) => each.value === value)
    if (option?.isSoldOut) errors[id] = 'soldOut'
    else if (!option && (isRequired || value)) errors[id] = 'missing'
  }
  return errors
}
