/**
 * Stand-in of the delivery widget (nShift, formerly Unifaun): `UnifaunCheckout.createAt(element, options)`, then
 * `updateList`, `setResult`, `enable`, `disable`. Each choice is passed to `resultCallback`.
 */
import { Hono } from 'hono'
import { textFiles } from '../../browser-pages.ts'

const script = `(() => {
  let widgets = 0;
  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function createAt(root, options) {
    const name = 'unifaun-' + ++widgets;
    const result = { valid: false, selectedOptionId: null, agent: null, fields: [] };
    let list = [];
    let isDisabled = false;

    function report() {
      options.resultCallback({ ...result, fields: [...result.fields] });
    }
    function choose(option) {
      result.valid = true;
      result.selectedOptionId = option.id;
      result.agent = option.agents.length > 0 ? option.agents[0].id : null;
      show();
      report();
    }
    function agentsOf(option) {
      const select = element('select', { name: name + '-agent' }, ...option.agents.map((agent) =>
        element('option', { value: agent.id, textContent: agent.name })));
      select.value = result.agent;
      select.setAttribute('aria-label', option.name);
      select.addEventListener('change', () => {
        result.agent = select.value;
        report();
      });
      return select;
    }
    function rowOf(option) {
      const isChosen = option.id === result.selectedOptionId;
      const radio = element('input', { type: 'radio', name, value: option.id, checked: isChosen });
      radio.addEventListener('change', () => choose(option));
      const label = element('label', {}, radio, element('span', { textContent: option.name }),
        element('span', { className: 'unifaun-price', textContent: option.price }),
        ...(option.description1
          ? [element('span', { className: 'unifaun-description', textContent: option.description1 })]
          : []));
      return element('div', { className: 'unifaun-option' }, label,
        ...(isChosen && option.agents.length > 0 ? [agentsOf(option)] : []));
    }
    function show() {
      const focused = root.contains(document.activeElement) && document.activeElement.value;
      const style = element('link', { rel: 'stylesheet', href: '/merchant/delivery/widget.css' });
      root.replaceChildren(style, ...list.map(rowOf));
      root.classList.add('unifaun-checkout');
      for (const control of root.querySelectorAll('input, select')) {
        control.disabled = isDisabled;
        if (focused && control.value === focused) control.focus();
      }
    }
    const lock = (state) => {
      isDisabled = state;
      show();
    };
    return {
      updateList(data) {
        list = data.options;
        if (!list.some(({ id }) => id === result.selectedOptionId)) result.valid = false;
        show();
      },
      setResult(given) {
        Object.assign(result, given);
        show();
      },
      enable: () => lock(false),
      disable: () => lock(true),
    };
  }
  window.UnifaunCheckout = { createAt };
})();
`

const style = `
.unifaun-checkout { display: grid; border: 1px solid #d5dae0; border-radius: 8px; background: #fff;
  overflow: hidden; }
.unifaun-option { padding: .25rem 1rem; border-bottom: 1px solid #d5dae0; }
.unifaun-option:last-child { border-bottom: 0; }
.unifaun-option label { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center;
  align-content: center; min-height: 2.75rem; }
.unifaun-price { margin-left: auto; }
.unifaun-description { flex-basis: 100%; padding-left: 1.6rem; opacity: .75; }
.unifaun-option select { width: 100%; min-height: 2.75rem; margin-bottom: .75rem; font: inherit; }
`

const files = { 'unifaun-checkout-all.min.js': script, 'widget.css': style }

/** Routes relative to `/delivery`. */
export const createDeliveryRouter = () => new Hono().get('/:name', textFiles(files))
