/**
 * Providers' forms: the HTML that the merchant passes on (`paymentData`), built as they build theirs, and its script,
 * with their documented interface. Ids are made here, and contain nothing that HTML or a script interprets.
 */
import type { EmbeddedProvider } from '../../options/payment-options.ts'

interface StandIn {
  script: string
  /** The path is that of scripts and forms on the shop's origin; Avarda's form continues at `confirmation`. */
  snippet: (id: string, path: string, confirmation: string) => string
}

/** The form is a frame, locked while the shop changes its checkout. Its own buttons leave the page, which loads the next. */
const frameScript = (body: string) => `(() => {
  function showFrame(frame, address, title) {
    frame.src = address;
    frame.title = title;
    frame.style.cssText = 'display:block;width:100%;height:34rem;border:0';
    frame.addEventListener('load', () => {
      const page = frame.contentDocument;
      if (page && page.body) frame.style.height = page.documentElement.scrollHeight + 'px';
    });
    return {
      suspend() {
        frame.inert = true;
        frame.style.opacity = '0.5';
      },
      resume() {
        frame.inert = false;
        frame.style.opacity = '';
        frame.src = address;
      },
    };
  }
  ${body}
})();
`

export const standIns: Readonly<Record<EmbeddedProvider, StandIn>> = {
  /** `_klarnaCheckout(use)`, where `use` gets `suspend` and `resume`. The HTML adds its script by a script. */
  KLARNA: {
    script: frameScript(`const { config, q = [] } = window._klarnaCheckout;
  const frame = document.createElement('iframe');
  const api = { ...showFrame(frame, config.frame, 'Klarna'), on() {} };
  window._klarnaCheckout = (use) => use(api);
  window._klarnaCheckout.config = config;
  document.getElementById('klarna-checkout-container').append(frame);
  for (const [use] of q) use(api);`),
    snippet: (id, path) => `<div id="klarna-checkout-container">
<script type="text/javascript">
(function (window, document) {
  window._klarnaCheckout = window._klarnaCheckout || function () {
    (window._klarnaCheckout.q = window._klarnaCheckout.q || []).push(arguments);
  };
  window._klarnaCheckout.config = { frame: "${path}/${id}" };
  var script = document.createElement("script");
  script.async = true;
  script.src = "${path}/klarna.js";
  document.getElementById("klarna-checkout-container").appendChild(script);
})(window, document);
</script>
</div>`,
  },
  /** `scoApi.setCheckoutEnabled`, and the event `checkoutReady`. The frame is in the HTML, without an address. */
  SVEA: {
    script: frameScript(`window.scoInitializeInjectedInstances = () => {
    const frame = document.querySelector('[data-sco-sveacheckout] iframe');
    const address = frame.getAttribute('data-sco-sveacheckout-iframeSrc');
    const { suspend, resume } = showFrame(frame, address, 'Svea');
    window.scoApi = {
      setCheckoutEnabled: (isEnabled) => (isEnabled ? resume() : suspend()),
      observeEvent: () => () => {},
      observeModel: () => () => {},
    };
    document.dispatchEvent(new CustomEvent('checkoutReady'));
  };`),
    snippet: (id, path) => `<div id="svea-checkout-container" data-sco-sveacheckout="">
<iframe id="svea-checkout-iframe" data-sco-sveacheckout-iframeSrc="${path}/${id}" style="display: none"></iframe>
</div>
<script src="${path}/svea.js"></script>
<script>window.scoInitializeInjectedInstances();</script>`,
  },
  /** `walley.checkout.api` with `suspend` and `resume`; the frame is put before the script's element. */
  WALLEY: {
    script: frameScript(`const script = document.currentScript;
  const frame = document.createElement('iframe');
  const address = new URL(script.dataset.token, script.src);
  window.walley = { checkout: { api: showFrame(frame, address.pathname, 'Walley') } };
  script.before(frame);`),
    snippet: (id, path) =>
      `<script src="${path}/walley.js" data-token="${id}" data-version="v2"></script>`,
  },
  /** `avardaCheckoutInit(options)` with its callbacks. The form is a part of the page. */
  AVARDA: {
    script: `(() => {
  const path = new URL(document.currentScript.src).pathname.replace('/avarda.js', '/');
  const queued = (window.avardaCheckoutInit && window.avardaCheckoutInit.q) || [];

  window.avardaCheckoutInit = (options) => {
    const root = document.getElementById(options.rootElementId);
    const address = path + options.purchaseJwt;
    const accept = { headers: { accept: 'application/json' } };
    let pending = null;
    let form = null;
    let shown = null;

    const lock = (isLocked) => form.toggleAttribute('inert', isLocked);
    const continueWith = (step) => {
      const next = pending;
      pending = null;
      lock(false);
      if (step === 'continue' && next) next();
    };
    /** Locks the form until the shop has answered. */
    const ask = (callback, next) => {
      pending = next;
      if (!callback) return continueWith('continue');
      lock(true);
      callback({ zip: form.querySelector('input').value, country: shown.country }, instance);
    };
    const instance = {
      refreshForm: load,
      unmount: () => root.replaceChildren(),
      beforeSubmitContinue: () => continueWith('continue'),
      beforeSubmitAbort: () => continueWith('abort'),
      deliveryAddressChangedContinue: () => continueWith('continue'),
    };
    window.avardaCheckout = instance;

    async function load() {
      const response = await fetch(address + '/form', accept);
      if (!response.ok) return options.sessionTimedOutCallback(instance);
      shown = await response.json();
      root.innerHTML = shown.html;
      form = root.querySelector('section');
      form.querySelector('input').addEventListener('change', () => {
        ask(options.deliveryAddressChangedCallback, null);
      });
      for (const button of form.querySelectorAll('button')) {
        button.addEventListener('click', () => {
          ask(options.beforeSubmitCallback, () => pay(button.value));
        });
      }
    }

    async function pay(outcome) {
      lock(true);
      const body = new URLSearchParams({ outcome, amount: shown.amountMinor });
      const response = await fetch(address, { ...accept, method: 'POST', body });
      if (response.status === 410) return options.sessionTimedOutCallback(instance);
      const { redirect, notice, isCaptured } = await response.json();
      if (notice) {
        form.innerHTML = '<p role="status"></p>';
        form.firstChild.textContent = notice;
        return lock(false);
      }
      if (isCaptured && options.completedPurchaseCallback) {
        return options.completedPurchaseCallback(instance);
      }
      window.location.assign(redirect);
    }

    load();
  };

  for (const [options] of queued) window.avardaCheckoutInit(options);
})();
`,
    snippet: (id, path, confirmation) => `<div id="checkout-form"></div>
<script src="${path}/avarda.js"></script>
<script>
window.avardaCheckoutInit({
  purchaseJwt: "${id}",
  rootElementId: "checkout-form",
  redirectUrl: ${JSON.stringify(confirmation).replace(/</g, '\\u003c')},
  styles: {},
  disableFocus: true
});
</script>`,
  },
}

const avardaStyle = `
.avarda { display: grid; gap: .5rem; padding: 1.25rem; border: 1px solid #d5dae0;
  border-radius: 6px; background: #fff; color: #17202a; font: 1rem/1.55 Verdana, Geneva, sans-serif; }
.avarda h3 { margin: .5rem 0; font-size: 1.125rem; }
.avarda-notice { margin: 0; padding: .5rem .75rem; background: #fdf3d7;
  border-left: 3px solid #b98b13; font-size: .875rem; }
.avarda label { font-size: .875rem; }
.avarda input { padding: .6875rem .75rem; font: inherit; border: 1px solid #88929e;
  border-radius: 4px; }
.avarda button { min-height: 2.875rem; font: inherit; font-size: .875rem; cursor: pointer;
  border: 1px solid #88929e; border-radius: 4px; background: #fff; color: #17202a; }
.avarda button[value=approve] { font-size: 1rem; font-weight: bold; color: #fff;
  background: #0b5d57; border-color: #0b5d57; }
.avarda button:focus-visible, .avarda input:focus-visible { outline: 3px solid #1f6feb;
  outline-offset: 2px; }
.avarda[inert] { opacity: .5; }
`

/** The files that the HTML loads, `klarna.js` and so on. */
export const standInFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(standIns).map(([name, { script }]) => [`${name.toLowerCase()}.js`, script]),
  ),
  'avarda.css': avardaStyle,
}
