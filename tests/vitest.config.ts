import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Determines all random choices of this run; `TEST_SEED` repeats those of an earlier one. */
const seed = process.env.TEST_SEED ?? String(Date.now() % 2 ** 31)

const root = fileURLToPath(new URL('..', import.meta.url))
const printSeed = 'tests/support/print-seed.ts'
/** Of shops in the process of the test, most with a merchant that fails or is slow. */
const hosts = [
  'tests/server/*.test.ts',
  'tests/server/addresses/*.test.ts',
  'tests/server/http/observatory.test.ts',
]
/** Of processes that start and end, and of one built shop that all files share. */
const processes = [
  'tests/shop/**/*.test.ts',
  'tests/server/process/**/*.test.ts',
  'tests/server/separable.test.ts',
  'tests/server/merchant/import/import-command.test.ts',
]

const loader = new URL('./support/load-module.mjs', import.meta.url)
// For the global setups, which run in this process.
register(loader)

/** Without the Remix plugin: tests import modules, not a built app. */
export default defineConfig({
  root,
  test: {
    setupFiles: 'tests/support/seed-properties.ts',
    // As in production; React in development mode takes several times as long for a page.
    env: { TEST_SEED: seed, NODE_ENV: 'production' },
    // An expected result may be slow on a busy machine.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // `npm test` runs the projects and the journeys side by side. A worker loads the modules of a project once for all
    // its files: they have no state, and tests create the merchants, shops and threads that they need.
    maxWorkers: 1,
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [
      // Most objects of a page live shortly: with more space for young ones, they are collected less often.
      '--max-semi-space-size=32',
      '--enable-source-maps',
      // A process that a test forks has none of these: the hooks of the loader take longer than it does.
      `--import=data:text/javascript,import{register}from"node:module";register("${loader}");process.execArgv=[]`,
    ],
    projects: [
      {
        // The only ones that need no build.
        extends: true,
        test: {
          name: 'modules',
          include: ['tests/{app,architecture,contract,server}/**/*.test.{ts,tsx}'],
          exclude: [...hosts, ...processes],
          globalSetup: printSeed,
        },
      },
      {
        extends: true,
        test: { name: 'hosts', include: hosts, exclude: processes, globalSetup: printSeed },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          include: processes,
          globalSetup: [printSeed, 'tests/support/shared-shop.ts'],
        },
      },
    ],
    // Long, so that a busy machine does not fail a test.
    testTimeout: 120_000,
    // A shared machine can stall a process once; twice is a fault of the shop. Reported as flaky.
    retry: 1,
    hookTimeout: 180_000,
  },
})
