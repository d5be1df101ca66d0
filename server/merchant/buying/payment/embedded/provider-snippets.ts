/**
 * The HTML that the merchant passes to the shop for a provider's form (`paymentData`), built as the
 * providers build theirs: a container, and scripts that load the form into it.
 */
import type { EmbeddedSession } from './embedded-session.store.ts'

/**
 * @param base path of the sandbox's pages on the shop's origin
 * @param confirmation URL to which Avarda's form continues after the payment
 */
export function providerSnippet(
  { id, provider }: EmbeddedSession,
  base: string,
  confirmation: string,
): string {
  const path = `${base}/embedded`
  // Ids are made here, and contain nothing that HTML or a script would interpret.
  switch (provider) {
    case 'KLARNA':
      return klarnaSnippet(`${path}/${id}`, path)
    case 'SVEA':
      return sveaSnippet(`${path}/${id}`, path)
    case 'WALLEY':
      return `<script src="${path}/walley.js" data-token="${id}" data-version="v2"></script>`
    case 'AVARDA':
      return avardaSnippet(id, path, confirmation)
  }
}

/** Klarna's snippet adds its script by a script. */
function klarnaSnippet(frame: string, path: string): string {
  return `<div id="klarna-checkout-container">
<script type="text/javascript">
(function (window, document) {
  window._klarnaCheckout = window._klarnaCheckout || function () {
    (window._klarnaCheckout.q = window._klarnaCheckout.q || []).push(arguments);
  };
  window._klarnaCheckout.config = { frame: "${frame}" };
  var script = document.createElement("script");
  script.async = true;
  script.src = "${path}/klarna.js";
  document.getElementById("klarna-checkout-container").appendChild(script);
})(window, document);
</script>
</div>`
}

/** Svea's snippet has the frame without an address, which its script fills in. */
function sveaSnippet(frame: string, path: string): string {
  return `<div id="svea-checkout-container" data-sco-sveacheckout="">
<iframe id="svea-checkout-iframe" data-sco-sveacheckout-iframeSrc="${frame}" style="display: none"></iframe>
</div>
<script src="${path}/svea.js"></script>
<script>window.scoInitializeInjectedInstances();</script>`
}

function avardaSnippet(id: string, path: string, confirmation: string): string {
  return `<div id="checkout-form"></div>
<script src="${path}/avarda.js"></script>
<script>
window.avardaCheckoutInit({
  purchaseJwt: "${id}",
  rootElementId: "checkout-form",
  redirectUrl: ${JSON.stringify(confirmation).replace(/</g, '\\u003c')},
  styles: {},
  disableFocus: true
});
</script>`
}
