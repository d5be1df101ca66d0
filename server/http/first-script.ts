import type { FileHashes } from './file-hashes.ts'

/**
 * What runs in a document before all other scripts. A file of its own that browsers keep, since the
 * hashes of all modules would make every page five kilobytes larger.
 *
 * - An import map with what each module must hash to, also those that are loaded later: browsers take
 *   no import map from a file, so the file puts one into the document.
 * - The default policy of trusted types. React makes a script element by writing an empty one as HTML,
 *   and fills it with the data of structured data by the same way; all else that is written as HTML must
 *   be text, in which no element can begin.
 */
export function firstScript(hashes: FileHashes): string {
  const modules = [...hashes].filter(([path]) => path.endsWith('.js'))
  const map = JSON.stringify({ integrity: Object.fromEntries(modules) })
  return `(() => {
  const types = window.trustedTypes;
  types?.createPolicy('default', {
    createHTML: (html) => html === '<script></script>' || !html.includes('<') ? html : null,
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
