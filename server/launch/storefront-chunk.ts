import type { Plugin, Rollup } from 'vite'

/** Routes whose modules are loaded by nearly every page of the shop. */
const commonRoutes = /\/app\/root\.tsx|\/layouts\/storefront\.route\.tsx/

/** Groups: language, namespace. */
const messagesFile = /\/locales\/([a-z]+)\/([a-z]+)\.json$/i

/**
 * Names the files of the browser, and puts the modules of the root and of the storefront's layout in one file for the browser. Without it the bundler
 * makes some thirty files of a kilobyte, one for each set of routes that shares a module: they compress
 * worse (a list page's scripts weigh 8 % more), and each is a request. Packages and routes keep their own files.
 *
 * All messages of a language are in one file, since a page loads all that it does not contain, once it is
 * idle: a dozen requests of a kilobyte each take longer. Its name contains the language: the server lists
 * its hash for pages of that language alone (`server/http/file-hashes.ts`).
 */
export function storefrontChunk(): Plugin {
  return {
    name: 'storefront-chunk',
    config: (_, { isSsrBuild }) =>
      isSsrBuild ? {} : { build: { rollupOptions: { output: { manualChunks: chunkOf() } } } },
  }
}

function chunkOf(): Rollup.GetManualChunk {
  const commonChunk = chunkOfCommonModules()
  return (id, modules) => messagesChunk(id) ?? commonChunk(id, modules)
}

/** The offer of a language is loaded by pages of other languages, without the language's other messages. */
function messagesChunk(id: string): string | undefined {
  const [, language, namespace] = messagesFile.exec(id) ?? []
  if (!language) return undefined
  return namespace === 'offer' ? `messages.${language}.offer` : `messages.${language}`
}

function chunkOfCommonModules(): Rollup.GetManualChunk {
  let common: Set<string> | undefined
  return (id, modules) => {
    common ??= commonModules(modules)
    if (!common.has(id)) return undefined
    // Packages change less often than the shop: after a release the browser still has their file.
    return id.includes('/node_modules/') ? 'packages' : 'storefront'
  }
}

/** The modules that a common route imports, directly or not, except routes. */
function commonModules({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const reached = new Set<string>()
  const waiting = [...getModuleIds()].filter((id) => commonRoutes.test(id))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []))
  }
  return new Set([...reached].filter(isShared))
}

function isShared(id: string): boolean {
  return /\/app\/|\/node_modules\//.test(id) && !/\.route\.tsx|\/app\/root\.tsx/.test(id)
}
