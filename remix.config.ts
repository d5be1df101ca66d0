import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'

import { prefetchedNamespaces } from './app/i18n/namespaces.ts'
import { shortClassNames } from './server/launch/build/class-names.ts'
import { minifyScripts } from './server/launch/build/minify-scripts.ts'
import { storefrontChunk } from './server/launch/build/storefront-chunk.ts'

/**
 * Vite configuration that carries the Remix plugin: `remix vite:build --config remix.config.ts`.
 *
 * Lazy route discovery is off: its handler (`/__manifest`) blocks the event loop on a long address,
 * and the whole manifest of all screens in five languages is a few kilobytes compressed.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    layerOrder(),
    limitModuleReloads(),
    remix({
      appDirectory: 'app',
      // `npm run build` moves it to `build`.
      buildDirectory: '.build',
      serverBuildFile: 'index.js',
      future: {
        // While developing: finds the browser's packages before the first page, not in its middle.
        unstable_optimizeDeps: true,
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    storefrontChunk(prefetchedNamespaces),
    minifyScripts(),
    escapeServerScripts(),
  ],
  // A part of the server's bundle, since its package would install a compiler beside the shop.
  ssr: { noExternal: ['gql.tada', '@0no-co/graphql.web'] },
  // Names stay as they are, for logs.
  esbuild: isSsrBuild
    ? { minifyWhitespace: true, minifySyntax: true, minifyIdentifiers: false }
    : {},
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames() } : {} },
  build: {
    // Nothing is inlined: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    target: 'es2022',
    // See minifyScripts for scripts of the browser. Node keeps the text of the server's in memory.
    minify: isSsrBuild ? 'esbuild' : false,
    cssMinify: 'esbuild',
    // Stacks in the log then name files of `app`; browsers get none.
    sourcemap: isSsrBuild,
    // Node holds the maps of all modules in memory.
    rollupOptions: { output: { sourcemapExcludeSources: true } },
  },
}))

/**
 * Remix reloads the page each time that a route's module cannot be loaded, even for a link that is only hovered.
 * Here it raises an event instead, whose listener (`app/routing/reload-for-missing-routes.ts`) opens the clicked page. If
 * that does not handle the event, the route gets a component that raises it again when it is shown, and throws when
 * that is not handled either, so that its error page is shown: Remix drops an error that is thrown here.
 */
function limitModuleReloads(): Plugin {
  const reload = 'window.location.reload();'
  const raise = `const isUnhandled = (isShown) => window.dispatchEvent(
      new CustomEvent('hemvist:missing-route', { cancelable: true, detail: { isShown } }));
    if (isUnhandled(false))
      return { default() { if (isUnhandled(true)) throw error; return null } };`
  return {
    name: 'limit-module-reloads',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/@remix-run/react/dist/esm/routeModules.js')) return null
      if (!code.includes(reload))
        this.error('Remix loads the modules of routes in another way now.')
      return { code: code.replace(reload, raise), map: null }
    },
  }
}

/**
 * Begins every style sheet with the order of the layers, because any of them may be the first of a document: a finished
 * document contains those of its page (`server/http/documents/inline-styles.ts`), and a later page adds others above.
 */
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.css')) return null
      return { code: `@layer base, ui, part, screen;\n${code}`, map: null }
    },
  }
}

/** A text with one character beyond Latin-1 takes two bytes for each of its characters. */
function escapeServerScripts(): Plugin {
  const escape = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return {
    name: 'escape-server-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
    renderChunk: {
      order: 'post',
      // Only texts, patterns and templates have such characters.
      handler: (script) => ({ code: script.replace(/[\u0080-\uffff]/g, escape), map: null }),
    },
  }
}
