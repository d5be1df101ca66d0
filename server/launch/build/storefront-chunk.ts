import type { Plugin, Rollup } from 'vite'

/** Routes whose modules are loaded by nearly every page of the shop. */
const commonRoutes = /\/app\/root\.tsx|\/layouts\/storefront\.route\.tsx/

/** Groups: language, namespace. */
const messagesFile = /\/locales\/([a-z]+)\/([a-z]+)\.json$/i

/**
 * Names the browser's files, and joins modules that several screens share: else there are some fifty files of a
 * kilobyte, which compress worse, and each is a request.
 *
 * - `packages` and `storefront`: what root and layout need, which nearly every page loads.
 * - `catalogue`: what start and lists share with other screens.
 * - `product`: what the product page alone shares with others, such as the cart.
 * - `cart`: what else the cart needs, alone or with the checkout.
 * - `personal`: what the cart shares with other personal pages, such as orders and favourites.
 */
export function storefrontChunk(prefetchedNamespaces: readonly string[]): Plugin {
  return {
    name: 'storefront-chunk',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : { build: { rollupOptions: { output: { manualChunks: chunkOf(prefetchedNamespaces) } } } },
  }
}

function chunkOf(prefetchedNamespaces: readonly string[]): Rollup.GetManualChunk {
  let shared: Map<string, string> | undefined
  return (id, modules) =>
    messagesChunk(id, prefetchedNamespaces) ?? (shared ??= sharedModules(modules)).get(id)
}

function messagesChunk(id: string, prefetchedNamespaces: readonly string[]): string | undefined {
  const [, language, namespace] = messagesFile.exec(id) ?? []
  if (!language || !namespace) return undefined
  return prefetchedNamespaces.includes(namespace)
    ? `messages.${language}`
    : `messages.${language}.${namespace}`
}

/** The file of each module that several screens load. */
function sharedModules(modules: Rollup.ManualChunkMeta): Map<string, string> {
  const ids = [...modules.getModuleIds()]
  const routes = ids.filter((id) => /\.route\.tsx$/.test(id))
  const isIn = (folder: string) => (id: string) => id.includes(`/app/routes/${folder}/`)
  const neededBy = (isRoute: (id: string) => boolean) =>
    [...modulesOf(routes.filter(isRoute), modules)].filter(isApp)
  const neededOutside = (...folders: string[]) =>
    new Set(neededBy((id) => !folders.some((folder) => isIn(folder)(id))))
  const shareOf = (folder: string) => {
    const others = neededOutside(folder)
    return neededBy(isIn(folder)).filter((id) => others.has(id))
  }
  const ofCart = neededBy(isIn('cart'))
  const elsewhere = neededOutside('cart', 'checkout')
  const common = modulesOf(
    ids.filter((id) => commonRoutes.test(id)),
    modules,
  )
  const named = (name: string, of: readonly string[]) => of.map((id) => [id, name] as const)
  // A later name replaces an earlier one.
  return new Map([
    ...named('cart', ofCart),
    ...named(
      'personal',
      ofCart.filter((id) => elsewhere.has(id)),
    ),
    ...named('product', shareOf('catalogue/product')),
    ...named('catalogue', [...shareOf('home'), ...shareOf('catalogue/list')]),
    // Packages change less often than the shop: after a release the browser still has their file.
    ...[...common].map((id) => [id, isApp(id) ? 'storefront' : 'packages'] as const),
  ])
}

/** The modules that these import, directly or not, except routes. */
function modulesOf(ids: readonly string[], { getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const reached = new Set<string>()
  const waiting = [...ids]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []))
  }
  return new Set([...reached].filter(isShared))
}

const isApp = (id: string) => id.includes('/app/') && !id.includes('/node_modules/')

function isShared(id: string): boolean {
  return /\/app\/|\/node_modules\//.test(id) && !/\.route\.tsx|\/app\/root\.tsx/.test(id)
}
