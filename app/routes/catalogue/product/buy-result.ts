/** What the shop answered to "add to cart". Faults name the field, the reason and what was typed. */
export type BuyResult =
  | { ok: true; skuId: number }
  | {
      ok: false
      field: 'sku' | 'quantity' | 'form'
      reason: BuyError
      quantity: string
      skuId: string
    }

/** Keys of `product.errors` in the catalogue's words; the number goes into the sentence. */
export type BuyError =
  | { key: 'sizeMissing' | 'quantity' | 'tooManyCarts' | 'failed' }
  | { key: 'tooMany'; stock: number }
  | { key: 'alreadyInCart'; quantity: number }
