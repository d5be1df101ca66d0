import type { Purpose } from '#app/session/consent.ts'

import { createDataLayer } from '../data-layer/data-layer.ts'
import type { ConsentedSink } from './event-sink.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const scriptOrigin = 'https://www.googletagmanager.com'

/** Google's tag manager with Consent Mode v2, denied before any tag; loaded after the first page impression is pushed. */
export function createTagManager(containerId: string): ConsentedSink {
  const entries = (window.dataLayer ??= [])
  const push = (entry: unknown) => void entries.push(entry)
  // The tag manager recognises a command by the `arguments` object of a function.
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- see above
    push(arguments)
  }
  const dataLayer = createDataLayer(push)
  let isLoaded = false
  gtag('consent', 'default', {
    ...consentMode([]),
    security_storage: 'granted',
    wait_for_update: 500,
  })
  addEventListener('pagehide', () => dataLayer.flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') dataLayer.flush()
  })
  return {
    setConsent(allowed) {
      if (!allowed.includes('statistics') && !allowed.includes('marketing')) dataLayer.drop()
      gtag('consent', 'update', consentMode(allowed))
    },
    deliver(event) {
      dataLayer.deliver(event)
      if (isLoaded) return
      isLoaded = true
      push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      loadScript(containerId)
    },
  }
}

/** The purposes in the terms of Consent Mode v2. */
function consentMode(allowed: readonly Purpose[]): Record<string, 'granted' | 'denied'> {
  const state = (purpose: Purpose) => (allowed.includes(purpose) ? 'granted' : 'denied')
  return {
    ad_storage: state('marketing'),
    ad_user_data: state('marketing'),
    ad_personalization: state('marketing'),
    analytics_storage: state('statistics'),
    functionality_storage: state('preferences'),
    personalization_storage: state('preferences'),
  }
}

/** The nonce of the document lets the tags that the script adds run, too. */
function loadScript(containerId: string): void {
  const script = document.createElement('script')
  script.id = 'gtm-script'
  script.async = true
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  script.src = `${scriptOrigin}/gtm.js?id=${encodeURIComponent(containerId)}`
  document.head.append(script)
}
