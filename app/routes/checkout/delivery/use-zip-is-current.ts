import { useState, type FormEvent } from 'react'

import { withoutForeignCodes } from '#app/checkout/draft/foreign-codes.ts'
import { zipFieldOf, type Checkout } from '#app/checkout/checkout.ts'
import { fillFields } from '#app/ui/form/fill-control.ts'

/** Whether the field's postal code is that of the loaded options. A chosen country empties the former country's. */
export function useZipIsCurrent({ draft, countries }: Checkout) {
  const field = zipFieldOf(draft)
  const [typed, setTyped] = useState<string>()
  const plain = (text = '') => text.replace(/\s/g, '')
  return {
    isCurrent: typed === undefined || plain(typed) === plain(draft[field]),
    onChange({ target, currentTarget: form }: FormEvent<HTMLFormElement>) {
      const { name, value } = target as HTMLInputElement
      if (name === field) setTyped(value)
      const country = name === 'country' && countries.find(({ alias }) => alias === value)
      if (country) fillFields(form, withoutForeignCodes(typedCodes(form), country.code))
    },
  }
}

const typedCodes = (form: HTMLFormElement) => {
  const typed = new FormData(form)
  return { zip: String(typed.get('zip') ?? ''), shipZip: String(typed.get('shipZip') ?? '') }
}
