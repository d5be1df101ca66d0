import { cartNoticeKind } from '#app/cart/notices/cart-notice.server.ts'
import { writeSelection } from '#app/cart/packages/package-selection.ts'
import { findPieces } from '#app/cart/packages/package-pieces.server.ts'
import { packageCount, type PackagePart, type PiecesOf } from '#app/cart/packages/package-count.ts'
import { addSharedItems } from '#app/cart/saved-and-shared/shared-cart.server.ts'
import { itemKey, maxSharedItems, type SharedItem } from '#app/cart/saved-and-shared/sku-items.ts'
import { flash } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { Order, OrderLine } from './order.ts'

/** The notice is in a cookie. */
const maxNames = 10
const maxNameLength = 80

/** Adds the available goods of an order to the cart, whose page names the others. Sent twice, it adds nothing. */
export async function reorder(visit: Visit, { lines }: Pick<Order, 'lines'>): Promise<void> {
  const packages = [...packagePartsOf(lines).values()]
  const goods = goodsOf(lines, await findPieces(visit, packages))
  const items = goods.flatMap(({ item }) => item ?? [])
  const { added, left } = await addSharedItems(visit, items.slice(0, maxSharedItems))
  const leftKeys = new Set([...left, ...items.slice(maxSharedItems)].map(itemKey))
  const names = goods
    .filter(({ item }) => item === null || leftKeys.has(itemKey(item)))
    .map(({ name }) => name.slice(0, maxNameLength))
  flash(visit.cookies, cartNoticeKind, {
    kind: 'reordered',
    added,
    left: [...new Set(names)].slice(0, maxNames),
  })
}

type OrderedLine = Pick<OrderLine, 'item' | 'name' | 'packageName' | 'part' | 'quantity'>

/** Products and packages of an order; `item` is null for a product that is unknown. */
export function goodsOf(
  lines: readonly OrderedLine[],
  piecesOf: PiecesOf = () => null,
): { name: string; item: SharedItem | null }[] {
  const single = lines.filter(({ part }) => part === null).map(({ name, item }) => ({ name, item }))
  const packages = [...packagePartsOf(lines)].map(([key, pieces]) => {
    const parts = lines.flatMap(({ part, ...line }) =>
      part?.key === key ? [{ ...line, part }] : [],
    )
    const [first] = parts
    const options = parts.flatMap(({ part, item }) =>
      item ? [{ ...part, skuId: item.skuId }] : [],
    )
    const item = first?.item &&
      options.length === parts.length && {
        productId: first.part.packageId,
        skuId: first.item.skuId,
        quantity: packageCount(pieces, piecesOf),
        selection: writeSelection(options),
      }
    return { name: first?.packageName || first?.name || '', item: item || null }
  })
  return [...single, ...packages]
}

function packagePartsOf(lines: readonly OrderedLine[]): Map<string, PackagePart[]> {
  const packages = new Map<string, PackagePart[]>()
  for (const { part, quantity } of lines) {
    if (part) packages.set(part.key, [...(packages.get(part.key) ?? []), { ...part, quantity }])
  }
  return packages
}
