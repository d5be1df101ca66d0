import type { FileHashes } from './file-hashes.ts'

/**
 * The script that runs before all other scripts of a document. It is a cacheable file, since the
 * hashes of all modules would make every page five kilobytes larger.
 *
 * - An import map with the integrity hash of each module, including those that are loaded later:
 * browsers load no import map from a file, so the file adds one to the document.
 * - The default policy of trusted types. React creates a script element by writing an empty one as
 * HTML, and fills it with structured data in the same way; any other HTML must be text in which no
 * element can start. A script may be loaded from the origins of the tag manager.
 *
 * @param scriptOrigins origins of other companies whose scripts may be loaded
 */
export function firstScript(hashes: FileHashes, scriptOrigins: readonly string[] = []): string {
  const modules = [...hashes].filter(([path]) => path.endsWith('.js'))
  const map = JSON.stringify({ integrity: Object.fromEntries(modules) })
  return `(() => {
  const types = window.trustedTypes;
  types?.createPolicy('default', {
    createHTML: (html) => html === '<script></script>' || !html.includes('<') ? html : null,
    createScriptURL: (url) =>
      ${JSON.stringify(scriptOrigins)}.includes(new URL(url, location).origin) ? url : null,
  });
  const policy = types?.createPolicy('import-map', { createScript: (text) => text });
  const text = ${JSON.stringify(map)};
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = document.currentScript.nonce;
  map.textContent = policy ? policy.createScript(text) : text;
  document.head.append(map);
  map.remove();
})();
`
}
