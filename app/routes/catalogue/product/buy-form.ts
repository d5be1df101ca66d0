import { z } from '#app/kit/zod.ts'

import type { BuyableSku } from '#app/catalogue/product/product.ts'

import type { BuyResult } from './buy-result.ts'

/** More pieces than any cart takes; keeps a slip of the keyboard from being asked for. */
const maxPieces = 999

const schema = z.object({
  sku: z.string().regex(/^\d{1,10}$/),
  quantity: z.string().regex(/^[1-9]\d{0,2}$/),
})

export interface Purchase {
  skuId: number
  quantity: number
}

/**
 * Reads the form of the buying box: what is wanted, or which field is wrong and why.
 *
 * @param skus of the product; null while nobody knows, then the cart judges
 */
export function readBuyForm(
  form: FormData,
  skus: readonly BuyableSku[] | null,
): { ok: true; value: Purchase } | Extract<BuyResult, { ok: false }> {
  const skuId = String(form.get('sku') ?? '')
  const quantity = String(form.get('quantity') ?? '1').trim()
  const given = { skuId, quantity }
  const parsed = schema.safeParse({ sku: skuId, quantity })
  const sku = skus?.find(({ id }) => String(id) === skuId)
  const isChosen = skus ? sku !== undefined : schema.shape.sku.safeParse(skuId).success
  if (!isChosen) return { ok: false, field: 'sku', reason: { key: 'sizeMissing' }, ...given }
  if (!parsed.success || Number(quantity) > maxPieces) {
    return { ok: false, field: 'quantity', reason: { key: 'quantity' }, ...given }
  }
  if (sku && Number(quantity) > sku.available) {
    const reason = { key: 'tooMany' as const, stock: sku.available }
    return { ok: false, field: 'quantity', reason, ...given }
  }
  return { ok: true, value: { skuId: Number(skuId), quantity: Number(quantity) } }
}
