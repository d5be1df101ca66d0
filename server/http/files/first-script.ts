/**
 * Runs before all other scripts of a document; a file that is cached for a year.
 *
 * - The default policy of trusted types. React writes an empty script element, and structured data, as HTML; any other
 *   HTML must be text without elements. A script is the service worker, or of the tag manager's origins.
 * - A step back before hydration opens the earlier page as a document: the router would hydrate this one with that
 *   one's data.
 * - A double tap before hydration sends a form once: else the product would be in the cart twice.
 * - A notice in browsers without cascade layers or modules (before 2022), so all of this is ECMAScript 5. It is the
 *   last element of the body, where React tolerates it. The policy blocks style attributes, not `cssText`.
 *
 * @param scriptOrigins origins of other companies whose scripts may be loaded
 */
export function firstScript(scriptOrigins: readonly string[] = []): string {
  return `(function () {
  var script = document.getElementById('first-script');
  var types = window.trustedTypes;
  if (types) {
    types.createPolicy('default', {
      createHTML: function (html) {
        return html === '<script></script>' || html.indexOf('<') < 0 ? html : null;
      },
      createScriptURL: function (url) {
        if (url === '/sw.js') return url;
        return ${JSON.stringify(scriptOrigins)}.indexOf(new URL(url, location).origin) < 0 ? null : url;
      }
    });
  }

  function isHydrated() { return document.documentElement.hasAttribute('data-hydrated'); }

  var opened = location.pathname + location.search;
  if (window.addEventListener) addEventListener('popstate', function (event) {
    if (location.pathname + location.search === opened || isHydrated()) return;
    event.stopImmediatePropagation();
    location.reload();
  });

  var sent = null;
  if (window.addEventListener) addEventListener('submit', function (event) {
    if (isHydrated()) return;
    if (event.target === sent) event.preventDefault();
    sent = event.target;
    setTimeout(function () { sent = null; }, 1000);
  });

  if ('noModule' in script && window.CSSLayerBlockRule) return;
  if (/bot|crawl|spider|slurp|preview/i.test(navigator.userAgent)) return;
  var key = 'old-browser-notice';
  try { if (sessionStorage.getItem(key)) return; } catch (error) {}
  var notice = document.createElement('div');
  notice.setAttribute('role', 'region');
  notice.setAttribute('aria-label', script.getAttribute('data-old-browser'));
  notice.style.cssText = 'position:fixed;left:0;right:0;bottom:0;z-index:99;padding:16px;' +
    'background:#fffdf9;color:#1c2321;border-top:2px solid #20463b;font:15px/1.5 Verdana,sans-serif';
  notice.appendChild(document.createTextNode(script.getAttribute('data-old-browser') + ' '));
  var close = document.createElement('button');
  close.type = 'button';
  close.style.cssText = 'padding:8px 16px;font:inherit;color:#1c2321;background:#ece7dd;border:0';
  close.appendChild(document.createTextNode(script.getAttribute('data-close')));
  close.onclick = function () {
    notice.parentNode.removeChild(notice);
    try { sessionStorage.setItem(key, '1'); } catch (error) {}
  };
  notice.appendChild(close);
  function show() { document.body.appendChild(notice); }
  if (window.addEventListener) window.addEventListener('load', show);
  else show();
})();
`
}
