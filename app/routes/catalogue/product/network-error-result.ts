import { cartNumbers } from '#app/cart/changes/cart-message.ts'
import { readChoices } from '#app/catalogue/package/product-package.ts'

import type { BuyResult } from './buy/buy-result.ts'
import type { FormResult } from './small-form/form-result.ts'
import type { PackageResult } from './buy/package-result.ts'

type NetworkErrorResult = { isNetworkError: true } & (
  | { outcome: BuyResult }
  | { package: PackageResult }
  | { review: FormResult }
  | { alert: FormResult }
  | { priceAlert: FormResult }
)

/**
 * The result of a form of a product page that got no response, as without a network: the page stays with what
 * was typed. The change may or may not have reached the merchant.
 */
export function networkErrorResult(form: FormData): NetworkErrorResult {
  const initialValue = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const refusal = {
    ok: false as const,
    result: { status: 'error' as const, initialValue, error: { '': ['failed'] } },
  }
  switch (form.get('intent')) {
    case 'review':
      return { isNetworkError: true, review: refusal }
    case 'stock-alert':
      return { isNetworkError: true, alert: refusal }
    case 'price-alert':
      return { isNetworkError: true, priceAlert: refusal }
  }
  const numbers = cartNumbers({ kind: 'failed' })
  if (!form.has('package')) return { isNetworkError: true, outcome: { ...refusal, numbers } }
  const choices = Object.fromEntries(readChoices(form))
  return {
    isNetworkError: true,
    package: { ok: false, choices, errors: {}, error: 'failed', numbers },
  }
}
