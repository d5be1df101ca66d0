import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

import { vitalsPath } from '#app/kit/vitals-path.ts'
import { refusesTracking } from '#app/session/browser-consent.ts'

/** Sends the times of this document once, when it is first hidden, with its first screen's name (`server/http/web-vitals.ts`). */
export function reportVitals(screen: string): void {
  if (refusesTracking()) return
  const vitals: Record<string, number> = {}
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => void (vitals[name] = value))
  }
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    navigator.sendBeacon(vitalsPath, JSON.stringify({ screen, ...vitals }))
  }
  // On the window: after the observers, which report their last values at the document.
  addEventListener('visibilitychange', send)
}
