/**
 * The setting with which a process loads a module of `preloaded/` before its own.
 *
 * The attacks are one bundle in `build/torture`, as many folders below the root as this file.
 */
export const preload = (name: 'shifted-clock' | 'heap-report') => ({
  NODE_OPTIONS: `--import ${new URL(`../../tests/torture/preloaded/${name}.mjs`, import.meta.url).href}`,
})
