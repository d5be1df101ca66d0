import { useState, type FormEvent } from 'react'

import type { Draft } from '#app/checkout/draft/checkout-form.ts'
import { zipFieldOf } from '#app/checkout/checkout.ts'

/**
 * Whether the postal code in the field is the one of the loaded shipping options; those of another code
 * do not apply.
 */
export function useZipIsCurrent(draft: Draft) {
  const field = zipFieldOf(draft)
  const [typed, setTyped] = useState<string>()
  const plain = (text = '') => text.replace(/\s/g, '')
  return {
    isCurrent: typed === undefined || plain(typed) === plain(draft[field]),
    onChange({ target }: FormEvent<HTMLFormElement>) {
      const { name, value } = target as HTMLInputElement
      if (name === field) setTyped(value)
    },
  }
}
