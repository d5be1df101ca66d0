import type { PageSources } from '#app/context.ts'

import { insertSnippet } from './insert-snippet.ts'
import type { EmbeddedProvider } from './payment-provider.ts'

declare global {
  interface Window {
    _klarnaCheckout?: (use: (api: { suspend(): void; resume(): void }) => void) => void
    scoApi?: { setCheckoutEnabled(isEnabled: boolean): void }
    walley?: WalleyScript
    /** The name before Collector Checkout became Walley. */
    collector?: WalleyScript
  }
}

interface WalleyScript {
  checkout?: { api?: { suspend(): void; resume(): void } }
}

interface SnippetOptions {
  confirmParameter: string
  hosts: readonly string[]
  suspend(): void
  resume(): void
}

/** A provider whose form is a frame that its HTML loads by itself. It checks the order at the merchant. */
function snippetProvider({ hosts, ...provider }: SnippetOptions): EmbeddedProvider {
  return {
    ...provider,
    hasSubmitHook: false,
    pageSources: sourcesOf(hosts),
    render(container, form) {
      void insertSnippet(container, form)
      return () => container.replaceChildren()
    },
  }
}

/** Providers write styles and pictures into the page beside their frame. */
export function sourcesOf(hosts: readonly string[]): PageSources {
  return {
    'script-src': hosts,
    'frame-src': ["'self'", ...hosts],
    'connect-src': hosts,
    'img-src': hosts,
    'font-src': hosts,
    'style-src': ["'unsafe-inline'", ...hosts],
    'form-action': hosts,
  }
}

/** Klarna Checkout, now Kustom: https://docs.klarna.com/kco/additional-resources/client-side-events */
export const klarna = snippetProvider({
  confirmParameter: 'kid',
  hosts: [
    'https://*.klarna.com',
    'https://*.klarnacdn.net',
    'https://*.klarnaevt.com',
    'https://*.kustom.co',
  ],
  suspend: () => window._klarnaCheckout?.((api) => api.suspend()),
  resume: () => window._klarnaCheckout?.((api) => api.resume()),
})

/** https://docs.payments.svea.com/docs/checkout/checkout-widget-methods/ */
export const svea = snippetProvider({
  confirmParameter: 'sid',
  hosts: ['https://*.svea.com'],
  suspend: () => window.scoApi?.setCheckoutEnabled(false),
  resume: () => window.scoApi?.setCheckoutEnabled(true),
})

const walleyApi = () => (window.walley ?? window.collector)?.checkout?.api

/** https://dev.walleypay.com/docs/checkout/optional/clientapi/ */
export const walley = snippetProvider({
  confirmParameter: 'wid',
  hosts: ['https://*.collector.se', 'https://*.walleypay.com', 'https://*.walleydev.com'],
  suspend: () => walleyApi()?.suspend(),
  resume: () => walleyApi()?.resume(),
})
