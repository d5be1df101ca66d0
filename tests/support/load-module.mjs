import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

import { transform } from 'esbuild'

/**
 * Hooks of Node's module loader, which load the sources of the project as Vite would: TypeScript, and what Vite adds to
 * it. Vite's own loader takes more of the processor.
 */
const root = new URL('../../', import.meta.url)
const projectImport = /^#(?=(?:app|server|tests)\/)/
const otherModules = /\/(?:node_modules|build\/server)\//

export function resolve(specifier, context, next) {
  // The demo's imports too, as in tsconfig.json.
  const isOfProject = projectImport.test(specifier)
  return next(isOfProject ? new URL(specifier.slice(1), root).href : specifier, context)
}

export async function load(address, context, next) {
  const url = new URL(address)
  const isSource = url.protocol === 'file:' && !otherModules.test(url.pathname)
  const source = isSource ? await sourceOf(url, context.importAttributes) : null
  return source === null ? next(address, context) : { format: 'module', source, shortCircuit: true }
}

/** Null for what Node loads itself. */
async function sourceOf(url, attributes) {
  const text = () => readFile(url, 'utf8')
  const extension = posix.extname(url.pathname)
  if (url.search === '?url') return `export default ${JSON.stringify(url.pathname)}`
  if (url.search === '?raw' || extension === '.graphql')
    return `export default ${JSON.stringify(await text())}`
  if (extension === '.json' && !attributes.type) return `export default ${await text()}`
  if (extension === '.css') return 'export default new Proxy({}, { get: (_, name) => name })'
  return /^\.tsx?$/.test(extension) ? compile(fileURLToPath(url), await text()) : null
}

async function compile(file, text) {
  const { code } = await transform(text, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcefile: file,
    sourcemap: 'inline',
    sourcesContent: false,
    define: { 'import.meta.env.SSR': 'true', 'import.meta.env.PROD': 'true' },
  })
  return code.includes('import.meta.glob(') ? expandGlobs(file, code) : code
}

const globCall = /import\.meta\.glob\(\s*"([^"]+)",\s*(\{[^}]*\})\s*\)/g

/** `import.meta.glob` with one pattern, as an object of imports. */
async function expandGlobs(file, code) {
  let imports = ''
  for (const [call, pattern, written] of code.matchAll(globCall)) {
    const { eager, query = '', import: name } = new Function(`return ${written}`)()
    const modules = (await filesOf(file, pattern)).map((path) => {
      const [key, address] = [path, path + query].map((each) => JSON.stringify(each))
      const value = name ? `.${name}` : ''
      if (!eager) return `${key}: async () => (await import(${address}))${value}`
      const variable = `module${imports.length}`
      imports += `import * as ${variable} from ${address};`
      return `${key}: ${variable}${value}`
    })
    code = code.replace(call, () => `({${modules.join()}})`)
  }
  return imports + code
}

/** Paths relative to the file. */
async function filesOf(file, pattern) {
  const base = pattern.slice(0, pattern.search(/[^/]*\*/))
  const expression = pattern
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replaceAll('[^/]*[^/]*/', '(?:.+/)?')
    .replace(/\{(\w+),(\w+)\}/, '(?:$1|$2)')
  const isMatching = new RegExp(`^${expression}$`)
  const found = await readdir(posix.join(posix.dirname(file), base), { recursive: true })
  return found
    .map((path) => base + path)
    .filter((path) => isMatching.test(path))
    .sort()
}
