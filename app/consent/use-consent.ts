import { useSyncExternalStore } from 'react'

import { browserConsent, onConsentChange } from '#app/session/browser-consent.ts'

/**
 * Whether the visitor has made a choice. The first render has the server's view; then the browser's
 * cookie decides, since the page may be older than the choice.
 */
export function useHasChosen(onServer: boolean): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => browserConsent() !== null,
    () => onServer,
  )
}
