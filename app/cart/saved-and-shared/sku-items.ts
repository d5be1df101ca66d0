import {
  readSelection,
  writeSelection,
  type PackageSelection,
} from '#app/cart/packages/package-selection.ts'

/** A sku outside a cart: saved for later, or in the link of a shared cart. */
export interface SkuItem {
  /** The API finds products by this id, and none by the id of a sku. */
  productId: number
  skuId: number
  quantity: number
}

/** The same, or a product package, whose sku is that of its first part. */
export interface SharedItem extends SkuItem {
  selection?: PackageSelection
}

/** Tells items apart: a sku may be in the list by itself and in packages. */
export const itemKey = ({
  productId,
  skuId,
  selection,
}: Pick<SharedItem, 'productId' | 'skuId' | 'selection'>): string =>
  selection ? `${productId}-${selection}` : String(skuId)

export const sharedCartParam = 'items'

/** Limits the URL's length, and the time to add the items. */
export const maxSharedItems = 40
const maxSharedLength = maxSharedItems * 20
/** The cookie has space for them beside 200 favourites. */
export const maxSavedItems = 30

const maxId = 2 ** 31 - 1
const maxQuantity = 9_999

/** A short query parameter: `product.sku.quantity`, and per package `package.quantity` and its parts; what fits. */
export function writeSharedCart(items: readonly SharedItem[]): string {
  const parts = items
    .slice(0, maxSharedItems)
    .map((item) => (item.selection ? packageNumbers(item) : toNumbers(item)))
    .map(inBase36)
  let length = 0
  return parts.filter((part) => (length += part.length + 1) <= maxSharedLength).join('-')
}

/** The items of a link; null if there are none. Parts that are no items are omitted. */
export function readSharedCart(text: string | null): SharedItem[] | null {
  const parts = (text ?? '').slice(0, maxSharedLength).split('-')
  const items = parts.flatMap(readPart)
  const unique = [...new Map(items.map((item) => [itemKey(item), item])).values()]
  return unique.length > 0 ? unique.slice(0, maxSharedItems) : null
}

function readPart(part: string): SharedItem[] {
  if (!/^[0-9a-z]{1,6}(\.[0-9a-z]{1,6}){2,61}$/i.test(part)) return []
  const numbers = part.split('.').map((each) => parseInt(each, 36))
  return numbers.length === 3 ? readItem(numbers) : readPackage(numbers)
}

const packageNumbers = ({ productId, quantity, selection = '' }: SharedItem): number[] => [
  productId,
  quantity,
  ...selection.split(/[.-]/).map(Number),
]

function readPackage([productId, quantity, ...options]: number[]): SharedItem[] {
  const isRead = isUpTo(maxId, productId) && isUpTo(maxQuantity, quantity)
  if (!isRead || options.length % 3 > 0) return []
  const parts = Array.from({ length: options.length / 3 }, (_, index) => {
    const [groupId = 0, optionId = 0, skuId = 0] = options.slice(3 * index)
    return { groupId, optionId, skuId }
  })
  const selection = writeSelection(parts)
  return readSelection(selection)
    ? [{ productId, skuId: parts[0]?.skuId ?? 0, quantity, selection }]
    : []
}

/** An item as it is stored in a cookie: numbers, and for a package the text of its link, which is shorter. */
export const toSavedItem = (item: SharedItem): number[] | string =>
  item.selection ? inBase36(packageNumbers(item)) : toNumbers(item)

/** Items of a cookie, newest last; anything else in it is omitted. The last quantity of an item counts. */
export function readSavedItems(state: unknown): SharedItem[] {
  if (!Array.isArray(state)) return []
  const items = state.flatMap((each): SharedItem[] =>
    typeof each === 'string' ? readPart(each) : readItem(each),
  )
  return [...new Map(items.map((item) => [itemKey(item), item])).values()].slice(-maxSavedItems)
}

const toNumbers = ({ productId, skuId, quantity }: SkuItem): number[] => [
  productId,
  skuId,
  quantity,
]

const inBase36 = (numbers: readonly number[]): string =>
  numbers.map((each) => each.toString(36)).join('.')

function readItem(numbers: unknown): SkuItem[] {
  if (!Array.isArray(numbers) || numbers.length !== 3) return []
  const [productId, skuId, quantity] = numbers as unknown[]
  return isUpTo(maxId, productId) && isUpTo(maxId, skuId) && isUpTo(maxQuantity, quantity)
    ? [{ productId, skuId, quantity }]
    : []
}

const isUpTo = (max: number, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max
