import { useFetcher } from '@remix-run/react'
import { useRef, type FocusEvent, type FormEvent } from 'react'

import type { OrderFormState } from './order-form-state.ts'

/** Choices that change options or prices of the page. */
export const choices = new Set(['country', 'shippingId', 'paymentId', 'customerType'])
/** Text fields that do the same when they are left. */
export const typed = new Set(['zip', 'shipZip'])

/** With scripts a choice is saved when it is made, and a postal code when its field is left; `onSave` comes first. */
export function useSubmitOnChange(action: string, onSave: () => void) {
  const fetcher = useFetcher<Partial<OrderFormState>>()
  const before = useRef(new Map<string, string>())
  const save = (form: HTMLFormElement) => {
    const body = new FormData(form)
    body.set('intent', 'update')
    body.set('stay', '1')
    onSave()
    fetcher.submit(body, { method: 'post', action })
  }
  return {
    /** Response to the last choice. */
    formState: fetcher.data,
    /** True until the page shows what the choice has changed. */
    isSaving: fetcher.state !== 'idle',
    /** Submits a choice that is made outside of the form's fields. */
    save,
    onChange(event: FormEvent<HTMLFormElement>) {
      const field = event.target as HTMLInputElement
      if (choices.has(field.name) || field.name.startsWith('pickupPoint-'))
        save(event.currentTarget)
    },
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const field = event.target as unknown as HTMLInputElement
      if (!typed.has(field.name)) return
      const previous = before.current.get(field.name) ?? field.defaultValue
      if (field.value.trim() === previous.trim()) return
      before.current.set(field.name, field.value)
      save(event.currentTarget)
    },
  }
}
