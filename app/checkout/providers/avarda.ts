import { insertSnippet, loadScript } from './insert-snippet.ts'
import type { EmbeddedForm, EmbeddedProvider } from './payment-provider.ts'
import { sourcesOf } from './snippet-provider.ts'

/** The part of Avarda Checkout 3.0's interface that the shop uses. */
interface AvardaCheckout {
  refreshForm(): void
  unmount(): void
  beforeSubmitContinue(): void
  beforeSubmitAbort(): void
  deliveryAddressChangedContinue(): void
}

interface AvardaOptions {
  redirectUrl?: string | (() => string)
  completedPurchaseCallback?(checkout: AvardaCheckout): void
  beforeSubmitCallback?(data: unknown, checkout: AvardaCheckout): void
  deliveryAddressChangedCallback?(data: { zip?: string }, checkout: AvardaCheckout): void
  sessionTimedOutCallback?(checkout: AvardaCheckout): void
}

type AvardaInit = ((options: AvardaOptions) => void) & { q?: unknown[] }

declare global {
  interface Window {
    avardaCheckoutInit?: AvardaInit
    avardaCheckout?: AvardaCheckout
  }
}

/** Loaded when the provider's HTML has no script of its own. */
const scriptAddress = 'https://checkout-cdn.avarda.com/cdn/static/js/main.js'

/** Avarda Checkout 3.0: https://docs.avarda.com/checkout-3/embed-checkout/ */
export const avarda: EmbeddedProvider = {
  confirmParameter: 'aid',
  hasSubmitHook: true,
  pageSources: sourcesOf(['https://*.avarda.com', 'https://*.avarda.org']),
  render(container, form) {
    addCallbacks(form)
    void show(container, form)
    return () => {
      window.avardaCheckout?.unmount()
      container.replaceChildren()
    }
  },
  // The form has no such function; the page makes its element inert.
  suspend: () => undefined,
  resume: () => window.avardaCheckout?.refreshForm(),
}

async function show(container: HTMLElement, form: EmbeddedForm): Promise<void> {
  const hasScript = /<script\b[^>]*\ssrc=/i.test(form.html) || /createElement\(/.test(form.html)
  if (!hasScript) await loadScript(container, scriptAddress, form.nonce)
  await insertSnippet(container, form)
}

/** Adds callbacks to the form's options. The merchant's HTML may call a placeholder that queues until the script is loaded. */
function addCallbacks(form: EmbeddedForm): void {
  let init: AvardaInit | undefined
  Object.defineProperty(window, 'avardaCheckoutInit', {
    configurable: true,
    get: () => init,
    set(given: AvardaInit) {
      init = Object.assign(
        (options: AvardaOptions) => given({ ...options, ...callbacks(options, form) }),
        { q: init?.q ?? given.q },
      )
    },
  })
}

function callbacks({ redirectUrl }: AvardaOptions, form: EmbeddedForm): AvardaOptions {
  return {
    beforeSubmitCallback(_data, checkout) {
      void form
        .checkOrder()
        .then((isAllowed) =>
          isAllowed ? checkout.beforeSubmitContinue() : checkout.beforeSubmitAbort(),
        )
    },
    deliveryAddressChangedCallback({ zip }, checkout) {
      // A changed address is saved; the form is refreshed when that is done.
      if (!zip || !form.changeZip(zip)) checkout.deliveryAddressChangedContinue()
    },
    sessionTimedOutCallback: () => form.renewSession(),
    ...(redirectUrl && {
      completedPurchaseCallback(checkout) {
        checkout.unmount()
        window.location.assign(typeof redirectUrl === 'function' ? redirectUrl() : redirectUrl)
      },
    }),
  }
}
