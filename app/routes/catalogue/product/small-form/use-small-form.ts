import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { withoutErrors, type FormResult } from './form-result.ts'

/** The forms of the page that are sent without leaving it, by the name of their result. */
export type SmallForm = 'review' | 'alert' | 'priceAlert'

/**
 * A form that is sent in the background where scripts run. After each response the focus moves to the
 * error, or to the confirmation that replaces the form. The error of a field goes when the field is changed:
 * only the server validates these forms.
 *
 * @param posted the result of a form that was sent without scripts
 */
export function useSmallForm(name: SmallForm, posted: FormResult | null) {
  const fetcher = useFetcher<Partial<Record<SmallForm, FormResult>>>()
  const container = useRef<HTMLDivElement>(null)
  const ownResult = fetcher.data?.[name]
  useEffect(() => {
    if (!ownResult) return
    const invalid = container.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')
    const target = ownResult.ok ? container.current : invalid
    target?.focus()
  }, [ownResult])
  const received = ownResult ?? posted
  const [changed, setChanged] = useState<{ since: FormResult | null; names: readonly string[] }>()
  const names = changed?.since === received ? (changed?.names ?? []) : []
  const onInput = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement
    if (!names.includes(name)) setChanged({ since: received, names: [...names, name] })
  }
  return {
    fetcher,
    /** Properties of the element around the form. */
    container: { ref: container, onInput, tabIndex: -1 },
    result: withoutErrors(received, names),
  }
}
