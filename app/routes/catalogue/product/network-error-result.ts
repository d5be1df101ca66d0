import { cartNumbers } from '#app/cart/changes/cart-message.ts'
import { readChoices } from '#app/catalogue/package/product-package.ts'

import type { ProductActionResult } from './product-action-result.ts'

/** The result without a response: the page stays with what was typed. The change may have reached the merchant. */
export function networkErrorResult(form: FormData): ProductActionResult & { isNetworkError: true } {
  const initialValue = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const refusal = (error: string) => ({
    ok: false as const,
    result: { status: 'error' as const, initialValue, error: { '': [error] } },
  })
  const lost = { isNetworkError: true } as const
  const intent = form.get('intent')
  if (intent === 'review' || intent === 'stock-alert' || intent === 'price-alert')
    return { ...lost, [intent]: refusal('noResponse') }
  const numbers = cartNumbers({ kind: 'failed' })
  if (!form.has('package')) return { ...lost, outcome: { ...refusal('noResponse'), numbers } }
  const choices = Object.fromEntries(readChoices(form))
  return { ...lost, package: { ok: false, choices, errors: {}, error: 'noResponse', numbers } }
}
