import { useCallback, useEffect, useRef } from 'react'

import type { Checkout } from '#app/checkout/checkout.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

import { formId } from './form-fields.ts'
import { DraftAutosave } from './draft-autosave.ts'

/**
 * With scripts, whatever is typed is there again after a reload, on the way back and in another tab.
 * Without, every button keeps it.
 *
 * @param checkout as it was loaded last: what was sent before has arrived
 */
export function useDraftAutosave(checkout: Checkout, key: string) {
  const address = href(useUrlScope(), 'checkoutDraft')
  const typing = useRef<DraftAutosave | null>(null)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const autosave = new DraftAutosave(form, { address, key })
    typing.current = autosave
    return autosave.stop
  }, [address, key])
  useEffect(() => typing.current?.settle(), [checkout])
  return { handOver: useCallback(() => typing.current?.handOver(), []) }
}
