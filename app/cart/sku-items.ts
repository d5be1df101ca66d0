/** A sku outside a cart: saved for later, or in the link of a shared cart. */
export interface SkuItem {
  /** The API finds products by this id, and none by the id of a sku. */
  productId: number
  skuId: number
  quantity: number
}

/** Name of the query parameter with the items of a shared cart. */
export const sharedCartParam = 'items'

/** So that the address stays short, and adding the items takes no longer than a page may. */
export const maxSharedItems = 40
/** The cookie has space for them beside 200 favourites. */
export const maxSavedItems = 30

const maxId = 2 ** 31 - 1
const maxQuantity = 9_999

/** Items in the form of a short query parameter. */
export function writeSharedCart(items: readonly SkuItem[]): string {
  return items
    .slice(0, maxSharedItems)
    .map((item) => toNumbers(item).map((each) => each.toString(36)))
    .map((numbers) => numbers.join('.'))
    .join('-')
}

/** The items of a link; null if there are none. Parts that are no items are omitted. */
export function readSharedCart(text: string | null): SkuItem[] | null {
  const parts = (text ?? '').slice(0, maxSharedItems * 20).split('-')
  const items = parts.flatMap((part) =>
    /^[0-9a-z]{1,6}(\.[0-9a-z]{1,6}){2}$/i.test(part)
      ? readItem(part.split('.').map((each) => parseInt(each, 36)))
      : [],
  )
  const unique = onePerSku(items).slice(0, maxSharedItems)
  return unique.length > 0 ? unique : null
}

/** Items as they are stored in a cookie. */
export const toNumbers = ({ productId, skuId, quantity }: SkuItem): number[] => [
  productId,
  skuId,
  quantity,
]

/** Items of a cookie, newest last; anything else in it is omitted. */
export function readSavedItems(state: unknown): SkuItem[] {
  return Array.isArray(state) ? onePerSku(state.flatMap(readItem)).slice(-maxSavedItems) : []
}

function readItem(numbers: unknown): SkuItem[] {
  if (!Array.isArray(numbers) || numbers.length !== 3) return []
  const [productId, skuId, quantity] = numbers as unknown[]
  return isUpTo(maxId, productId) && isUpTo(maxId, skuId) && isUpTo(maxQuantity, quantity)
    ? [{ productId, skuId, quantity }]
    : []
}

const isUpTo = (max: number, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max

/** The last quantity of a sku counts. */
function onePerSku(items: readonly SkuItem[]): SkuItem[] {
  return [...new Map(items.map((item) => [item.skuId, item])).values()]
}
