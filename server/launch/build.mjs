import './system/node-version.mjs'

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { bundledPackages } from './build/bundled-packages.mjs'
import { buildWorker } from './build/build-worker.mjs'
import { compressAssets } from './build/compress-assets.mjs'
import { fingerprint, root } from './build/fingerprint.mjs'
import { replaceFiles } from './build/replace-files.mjs'
import { run } from './system/run.mjs'
import { exitWithError, printLine } from './system/print.mjs'

/** Where a build is made, as deep as `build`: source maps have relative paths. */
const next = join(root, '.build')

/** Two builds, each repeated when its sources have changed: app (Remix on Vite), and processes (esbuild). */
export const parts = [
  {
    name: 'the shop',
    mark: 'build/.app-fingerprint',
    madeOf: [
      'app',
      'locales',
      'public',
      'remix.config.ts',
      'server/merchant-api',
      'server/launch/build/minify-scripts.ts',
      'server/launch/build/storefront-chunk.ts',
      'tsconfig.json',
      'package-lock.json',
    ],
    folders: ['client', 'server'],
    make: buildApp,
  },
  {
    name: 'the server',
    mark: 'build/.server-fingerprint',
    madeOf: ['server', 'server.ts', 'app', 'tsconfig.json', 'package-lock.json'],
    folders: ['parts'],
    make: buildServer,
  },
]

const has = (part) => existsSync(join(root, 'server', part))
const hasDemo = has('merchant') && has('demo')

/** Processes. Without the demo the merchant sells imported products; without the merchant the shop needs `API_ENDPOINT`. */
export const entryPoints = {
  server: 'server.ts',
  doctor: 'server/doctor/doctor-command.ts',
  ...(has('merchant') && {
    merchant: hasDemo ? 'server/demo/main.ts' : 'server/merchant/main.ts',
    import: 'server/merchant/import/import-command.ts',
    reviews: 'server/merchant/catalogue/review/moderate-reviews-command.ts',
    backup: 'server/merchant/backup/backup-command.ts',
    restore: 'server/merchant/backup/restore-command.ts',
  }),
  ...(hasDemo && {
    seed: 'server/demo/seed-command.ts',
    'picture-sheet': 'server/demo/picture-sheet-command.ts',
    'render-process': 'server/demo/pictures/render-process.ts',
  }),
}

/** @param {{ only?: 'the shop' | 'the server' }} [options] */
export async function build({ only } = {}) {
  for (const { name, mark, madeOf, folders, make } of parts) {
    if (only && only !== name) continue
    const wanted = fingerprint(madeOf)
    const file = join(root, mark)
    if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue
    printLine(`Building ${name} …`)
    rmSync(next, { recursive: true, force: true })
    await make()
    // Interrupted here, the build is repeated.
    rmSync(file, { force: true })
    replaceFiles(next, join(root, 'build'), folders)
    writeFileSync(file, wanted)
  }
}

async function buildApp() {
  const remix = join(root, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js')
  const args = [remix, 'vite:build', '--config', 'remix.config.ts', '--logLevel', 'error']
  const { code } = await run(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) exitWithError('The shop could not be built: see the lines above.')
  await buildWorker(root, join(next, 'client'))
  await compressAssets(join(next, 'client'))
}

/**
 * Outside of a bundle: native packages must be, and a stack trace then names its package.
 *
 * @type {import('esbuild').Plugin}
 */
const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[@\w]/ }, ({ path, kind }) =>
      kind === 'entry-point' || bundledPackages.test(path) ? null : { path, external: true },
    )
  },
}

export const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [packagesOutside],
  // A bundle of modules cannot contain the packages' other form, which requires Node's modules.
  mainFields: ['module', 'main'],
  loader: { '.graphql': 'text' },
  sourcemap: true,
  // Node holds the maps of all modules in memory.
  sourcesContent: false,
  logLevel: 'warning',
}

async function buildServer() {
  const { build: bundle } = await import('esbuild')
  await bundle({
    ...bundleOptions,
    entryPoints,
    outdir: next,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
  })
}

if (process.argv[1] === import.meta.filename) {
  const { install } = await import('./system/install.mjs')
  await install()
  await build()
}
