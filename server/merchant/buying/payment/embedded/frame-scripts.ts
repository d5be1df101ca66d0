/**
 * Stand-ins of the scripts of providers whose form is a frame, with the interfaces that their documentation
 * gives to shops. The frame's own buttons leave the page, because they load the next one.
 */

/** A frame that is locked while the shop changes its checkout, and loads the change afterwards. */
const frameFunctions = `
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
`

/** `_klarnaCheckout(use)`, where `use` gets `suspend` and `resume`. */
export const klarnaScript = `(() => {
  ${frameFunctions}
  const { config, q = [] } = window._klarnaCheckout;
  const frame = document.createElement('iframe');
  const api = { ...showFrame(frame, config.frame, 'Klarna'), on() {} };
  window._klarnaCheckout = (use) => use(api);
  window._klarnaCheckout.config = config;
  document.getElementById('klarna-checkout-container').append(frame);
  for (const [use] of q) use(api);
})();
`

/** `scoApi.setCheckoutEnabled`, and the event `checkoutReady`; the frame is in the HTML already. */
export const sveaScript = `(() => {
  ${frameFunctions}
  window.scoInitializeInjectedInstances = () => {
    const frame = document.querySelector('[data-sco-sveacheckout] iframe');
    const { suspend, resume } = showFrame(
      frame,
      frame.getAttribute('data-sco-sveacheckout-iframeSrc'),
      'Svea',
    );
    window.scoApi = {
      setCheckoutEnabled: (isEnabled) => (isEnabled ? resume() : suspend()),
      observeEvent: () => () => {},
      observeModel: () => () => {},
    };
    document.dispatchEvent(new CustomEvent('checkoutReady'));
  };
})();
`

/** `walley.checkout.api` with `suspend` and `resume`; the frame is put before the script's element. */
export const walleyScript = `(() => {
  ${frameFunctions}
  const script = document.currentScript;
  const frame = document.createElement('iframe');
  const address = new URL(script.dataset.token, script.src);
  window.walley = { checkout: { api: showFrame(frame, address.pathname, 'Walley') } };
  script.before(frame);
})();
`
