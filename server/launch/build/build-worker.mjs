/** Writes `sw.js` (`app/offline/`) into the client with the list of files that it stores when it is installed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Screens that most visitors open; the files of all others are stored with the pages that need them. */
const screens = ['home', 'category', 'product', 'contentPage']
const layouts = ['root', 'storefront', 'storefront-page']

/**
 * @param {string} root of the project
 * @param {string} client its folder of built files
 */
export async function buildWorker(root, client) {
  const { build: bundle } = await import('esbuild')
  const files = filesOf(routeManifest(join(client, 'assets')))
  await bundle({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    entryPoints: ['app/offline/service-worker.ts'],
    outfile: join(client, 'sw.js'),
    define: { PRECACHED_FILES: JSON.stringify(files) },
    logLevel: 'warning',
  })
}

/** Scripts and style sheets of the layouts and screens, and the font of the headings. */
function filesOf({ entry, routes }) {
  const ids = [...layouts, ...screens.flatMap((name) => `${name}.sv`)]
  const parts = [entry, ...ids.map((id) => routes[id])]
  const files = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
  return [...new Set(files)].sort()
}

/** Remix's manifest of the routes and their files. */
function routeManifest(assets) {
  const name = readdirSync(assets).find((file) => /^manifest-.+\.js$/.test(file))
  const text = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
