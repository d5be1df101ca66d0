import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Determines all random choices of this run; `TEST_SEED` repeats those of an earlier one. */
const seed = process.env.TEST_SEED ?? String(Date.now() % 2 ** 31)

const root = fileURLToPath(new URL('..', import.meta.url))
const processes = 'tests/server/process/**/*.test.ts'
const wholeShops = 'tests/server/*.test.ts'

/** Without the Remix plugin: tests import modules, not a built app. */
export default defineConfig({
  root,
  // The demo's imports, as in tsconfig.json.
  resolve: { alias: { '#server/merchant': join(root, 'server/merchant') } },
  plugins: [
    {
      name: 'graphql-as-text',
      transform(code, id) {
        if (!id.endsWith('.graphql')) return null
        return { code: `export default ${JSON.stringify(code)}`, map: null }
      },
    },
  ],
  // React in production mode has no functions of its development mode.
  esbuild: { jsxDev: false },
  test: {
    setupFiles: 'tests/support/seed-properties.ts',
    // As in production; React in development mode takes several times as long for a page.
    env: { TEST_SEED: seed, NODE_ENV: 'production' },
    // An expected result may be slow on a busy machine.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // `npm test` runs `modules`, the two others and the journeys side by side.
    maxWorkers: 1,
    // Most objects of a page live shortly: with more space for young ones, they are collected less often.
    execArgv: ['--max-semi-space-size=32'],
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
        // Shops in the process of the test, most with a merchant that fails or is slow.
        extends: true,
        test: {
          name: 'whole shops',
          globalSetup: 'tests/support/print-seed.ts',
          include: [wholeShops],
          isolate: false,
        },
      },
      {
        // Tests of one built shop that all files share, and of processes that start and end.
        extends: true,
        test: {
          name: 'shop',
          isolate: false,
          include: ['tests/shop/**/*.test.ts', processes],
          globalSetup: 'tests/support/shared-shop.ts',
        },
      },
    ],
    // Long, so that a busy machine does not fail a test.
    testTimeout: 120_000,
    // A shared machine can stall a process once; twice is a fault of the shop. Reported as flaky.
    retry: 1,
    hookTimeout: 180_000,
    server: {
      deps: {
        // Otherwise they load a second copy of graphql, which rejects the schema of the first.
        inline: ['graphql-http', 'graphql-ws'],
        // The built app runs as it is.
        external: [/\/build\/server\//],
      },
    },
  },
})
