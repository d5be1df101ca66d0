import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import type { ProductActionResult } from '#app/routes/catalogue/product/product-action-result.ts'

import type { FormResult, SmallForm } from './small-form.ts'

/** Scripts send the form in the background. The focus moves to error or confirmation; an edit hides the error: only the server validates. */
export function useSmallForm(intent: SmallForm, posted: FormResult | null) {
  const { Form, data } = useFetcher<ProductActionResult>()
  const container = useRef<HTMLDivElement>(null)
  const ownResult = data?.[intent]
  useEffect(() => {
    if (!ownResult) return
    const invalid = container.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')
    const target = ownResult.ok ? container.current : invalid
    target?.focus()
  }, [ownResult])
  const result = ownResult ?? posted
  const refused = result && !result.ok ? result.result : null
  const [changed, setChanged] = useState<{ since: FormResult | null; names: readonly string[] }>()
  const names = changed?.since === result ? (changed?.names ?? []) : []
  const onInput = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement
    if (!names.includes(name)) setChanged({ since: result, names: [...names, name] })
  }
  return {
    Form,
    container: { ref: container, onInput, tabIndex: -1 },
    result,
    /** The error code of a field; of the form as a whole without a field. */
    errorIn: (field = '') => (names.includes(field) ? undefined : refused?.error?.[field]?.[0]),
    /** The typed value of a field of a refused form; empty for any other form. */
    typedIn(field: string): string {
      const value = refused?.initialValue?.[field]
      return typeof value === 'string' ? value : ''
    },
  }
}
