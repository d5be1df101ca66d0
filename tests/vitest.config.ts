import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Determines all random choices of this run; `TEST_SEED` repeats those of an earlier one. */
const seed = process.env.TEST_SEED ?? String(Date.now() % 2 ** 31)

const root = fileURLToPath(new URL('..', import.meta.url))
const processes = 'tests/server/process/**/*.test.ts'
const wholeShops = 'tests/server/*.test.ts'

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
    // `npm test` runs `modules`, `shop` and the journeys side by side.
    maxWorkers: 1,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [
      // Most objects of a page live shortly: with more space for young ones, they are collected less often.
      '--max-semi-space-size=32',
      '--enable-source-maps',
      `--import=data:text/javascript,import{register}from"node:module";register("${loader}")`,
    ],
    projects: [
      {
        // Each worker loads the modules of the project once for all these files: they have no state,
        // and tests create the merchants, shops and threads that they need.
        extends: true,
        test: {
          name: 'modules',
          globalSetup: 'tests/support/print-seed.ts',
          include: ['tests/{app,architecture,contract,server}/**/*.test.{ts,tsx}'],
          exclude: [processes, wholeShops],
          isolate: false,
        },
      },
      {
        // Tests of one built shop that all files share, of processes that start and end, and of shops in the process of
        // the test, most with a merchant that fails or is slow. Together, so that their modules are loaded once.
        extends: true,
        test: {
          name: 'shop',
          isolate: false,
          include: ['tests/shop/**/*.test.ts', processes, wholeShops],
          globalSetup: ['tests/support/print-seed.ts', 'tests/support/shared-shop.ts'],
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
