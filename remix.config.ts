import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'

import { storefrontChunk } from './server/launch/storefront-chunk.ts'

/**
 * Vite configuration that carries the Remix plugin: `remix vite:build --config remix.config.ts`.
 *
 * Lazy route discovery is off: its handler (`/__manifest`) blocks the event loop on a long address,
 * and the whole manifest of all screens in five languages is a few kilobytes compressed.
 */
export default defineConfig({
  plugins: [
    remix({
      appDirectory: 'app',
      buildDirectory: 'build',
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
    storefrontChunk(),
  ],
  build: {
    // Nothing is inlined: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
