import type { Submission } from '@conform-to/react'

import type { BuyableSku } from '#app/catalogue/product/product.ts'
import { parseForm } from '#app/kit/parse-form.ts'
import { z } from '#app/kit/zod.ts'

import type { BuyError } from './buy-result.ts'

/** One error at a time: an invalid number is not compared with the stock. */
const error = (key: BuyError) => ({ error: key, abort: true })

/** A sku of the product, and a quantity within its stock. */
function buyForm(skus: readonly BuyableSku[] | null) {
  const find = (id: string) => skus?.find((sku) => String(sku.id) === id)
  return z
    .object({
      sku: z
        .string(error('sizeMissing'))
        .regex(/^\d{1,10}$/, error('sizeMissing'))
        .refine((id) => !skus || find(id), error('sizeMissing')),
      // More than 999 pieces are a typing error.
      quantity: z
        .string(error('quantity'))
        .trim()
        .regex(/^[1-9]\d{0,2}$/, error('quantity')),
    })
    .refine(({ sku }) => find(sku)?.available !== 0, {
      path: ['quantity'],
      ...error('soldOut'),
    })
    .refine(({ sku, quantity }) => Number(quantity) <= (find(sku)?.available ?? Infinity), {
      path: ['quantity'],
      ...error('tooMany'),
    })
}

/** The form's sku and quantity, or its invalid field; for null `skus`, which could not be loaded, the cart validates. */
export function parseBuyForm(
  form: FormData,
  skus: readonly BuyableSku[] | null,
): Submission<{ sku: string; quantity: string }> {
  if (!form.has('quantity')) form.set('quantity', '1')
  return parseForm(form, buyForm(skus))
}
