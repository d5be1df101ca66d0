import { useCallback, useEffect, useRef, useState } from 'react'

import type { Checkout } from '#app/checkout/checkout.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

import { formId } from './form-fields.ts'
import { startAutosave } from './draft-autosave.ts'

/** With scripts, typed values remain after a reload and in another tab. Everything sent before `checkout` was loaded is saved. */
export function useDraftAutosave(checkout: Checkout, key: string, onSaved: () => void) {
  const address = href(useUrlScope(), 'checkoutDraft')
  const [isSaving, setSaving] = useState(false)
  const autosaveRef = useRef<ReturnType<typeof startAutosave> | null>(null)
  const onSavedRef = useRef(onSaved)
  onSavedRef.current = onSaved
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    autosaveRef.current = startAutosave(form, {
      address,
      key,
      onSaving: setSaving,
      onSaved: () => onSavedRef.current(),
    })
    return autosaveRef.current.stop
  }, [address, key])
  useEffect(() => autosaveRef.current?.markSaved(), [checkout])
  return {
    markSubmitted: useCallback(() => autosaveRef.current?.markSubmitted(), []),
    /** True from the first typed character until the merchant has saved it. */
    isSaving,
  }
}
