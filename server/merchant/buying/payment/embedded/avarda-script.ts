/**
 * Stand-in of Avarda's script, with the interface that its documentation gives to shops:
 * `avardaCheckoutInit(options)` with its callbacks. The form is a part of the page.
 */
export const avardaScript = `(() => {
  const path = new URL(document.currentScript.src).pathname.replace('/avarda.js', '/');
  const queued = (window.avardaCheckoutInit && window.avardaCheckoutInit.q) || [];

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  window.avardaCheckoutInit = (options) => {
    const root = document.getElementById(options.rootElementId);
    const address = path + options.purchaseJwt;
    let pending = null;
    let form = null;
    let seenAmount = null;

    const lock = (isLocked) => form.toggleAttribute('inert', isLocked);
    const continueWith = (step) => {
      const next = pending;
      pending = null;
      lock(false);
      if (step === 'continue' && next) next();
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
      const response = await fetch(address + '/form', { headers: { accept: 'application/json' } });
      if (response.ok) show(await response.json());
      else options.sessionTimedOutCallback(instance);
    }

    function show({ texts, outcomes, zip, country, language, amountMinor }) {
      seenAmount = amountMinor;
      const zipField = element('input', { id: 'avarda-zip', name: 'zip', value: zip, maxLength: 12 });
      zipField.addEventListener('change', () => {
        if (!options.deliveryAddressChangedCallback) return;
        lock(true);
        pending = () => {};
        options.deliveryAddressChangedCallback({ zip: zipField.value, country }, instance);
      });
      const button = (outcome) => {
        const made = element('button', { type: 'button', textContent: outcome.text });
        made.dataset.outcome = outcome.name;
        made.addEventListener('click', () => {
          pending = () => pay(outcome.name);
          if (!options.beforeSubmitCallback) return continueWith('continue');
          lock(true);
          options.beforeSubmitCallback({ zip: zipField.value, country }, instance);
        });
        return made;
      };
      form = element(
        'section',
        { className: 'avarda', lang: language },
        element('p', { className: 'avarda-notice', textContent: texts.notice }),
        element('h3', { textContent: texts.title }),
        element('label', { htmlFor: 'avarda-zip', textContent: texts.zip }),
        zipField,
        ...outcomes.map(button),
      );
      form.setAttribute('aria-label', texts.title);
      const style = element('link', { rel: 'stylesheet', href: path + 'avarda.css' });
      root.replaceChildren(style, form);
    }

    async function pay(outcome) {
      lock(true);
      const response = await fetch(address, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ outcome, amount: seenAmount }),
      });
      if (response.status === 410) return options.sessionTimedOutCallback(instance);
      const { redirect, notice, isCaptured } = await response.json();
      if (notice) {
        form.replaceChildren(element('p', { role: 'status', textContent: notice }));
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
`

export const avardaStyle = `
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
.avarda button[data-outcome=approve] { font-size: 1rem; font-weight: bold; color: #fff;
  background: #0b5d57; border-color: #0b5d57; }
.avarda button:focus-visible, .avarda input:focus-visible { outline: 3px solid #1f6feb;
  outline-offset: 2px; }
.avarda[inert] { opacity: .5; }
`
