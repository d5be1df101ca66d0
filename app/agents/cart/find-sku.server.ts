import { findProductsById } from '#app/catalogue/product/find-products.server.ts'
import type { Product } from '#app/catalogue/product/product.ts'
import type { Visit } from '#app/visit/visit.ts'

import { readProductId, readVariantId } from '#app/catalogue/product/variant-id.ts'

export interface WantedLine {
  item: { id: string }
  quantity: number
}

export interface FoundLine {
  /** Place of the first line that names it in the request. */
  index: number
  quantity: number
  /** Null when the shop has no such sku, or there is something to choose first. */
  skuId: number | null
  /** The product whose variant or parts are to be chosen first. */
  unchosen: Product | null
}

/** The skus of requested lines, each once. A line names a variant, or a product that has one sku alone. */
export async function findSkus(visit: Visit, lines: readonly WantedLine[]): Promise<FoundLine[]> {
  const idsOf = ({ item: { id } }: WantedLine) => readVariantId(id)?.productId ?? readProductId(id)
  const products = await findProductsById(
    visit,
    lines.flatMap((line) => idsOf(line) ?? []),
  )
  const found = new Map<string, FoundLine>()
  lines.forEach((line, index) => {
    const { id } = line.item
    const variant = readVariantId(id)
    const product = products.find((each) => each.product.id === idsOf(line))?.product
    const isPackage = Boolean(product?.productPackage)
    const skus = product && !isPackage ? product.skus : []
    const sku = variant
      ? skus.find((each) => each.id === variant.skuId)
      : skus.length === 1
        ? skus[0]
        : undefined
    const key = sku ? String(sku.id) : id
    const before = found.get(key)
    const isChoice = isPackage || (!variant && skus.length > 1)
    const unchosen = (isChoice && product) || null
    if (before) before.quantity += line.quantity
    else found.set(key, { index, quantity: line.quantity, skuId: sku?.id ?? null, unchosen })
  })
  return [...found.values()]
}
