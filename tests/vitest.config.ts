import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Of all random choices of this run; `TEST_SEED` makes those of an earlier one again. */
const seed = process.env.TEST_SEED ?? String(Date.now() % 2 ** 31)

/** The Remix plugin stays out: tests run modules, not a built app. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    {
      name: 'graphql-as-text',
      transform(code, id) {
        if (!id.endsWith('.graphql')) return null
        return { code: `export default ${JSON.stringify(code)}`, map: null }
      },
    },
  ],
  test: {
    setupFiles: 'tests/support/seed-properties.ts',
    env: { TEST_SEED: seed },
    // What a test expects may take its time on a busy machine.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // One more than the smallest machine that runs them has cores: some wait for what is slow on purpose.
    maxWorkers: 3,
    projects: [
      {
        // Rules, and rooms that are opened anew by each test: nothing in their modules remembers, so
        // they are loaded once for all.
        extends: true,
        test: {
          name: 'modules',
          globalSetup: 'tests/support/print-seed.ts',
          include: [
            'tests/{app,architecture,contract}/**/*.test.{ts,tsx}',
            'tests/server/{merchant,demo}/**/*.test.ts',
          ],
          exclude: ['tests/server/demo/pictures/**'],
          isolate: false,
        },
      },
      {
        // Start threads, processes and servers of their own.
        extends: true,
        test: {
          name: 'processes',
          // As a shop runs; React in its other mode takes several times as long for a page.
          env: { NODE_ENV: 'production' },
          isolate: false,
          // A shared machine can stall a process once; twice is a fault of the shop. Reported as flaky.
          retry: 1,
          include: ['tests/server/**/*.test.ts'],
          exclude: [
            'tests/server/merchant/**',
            'tests/server/demo/!(pictures)/**',
            'tests/server/demo/*.test.ts',
          ],
        },
      },
      {
        // Looks at a whole built shop, one for all of its files.
        extends: true,
        test: {
          name: 'shop',
          isolate: false,
          retry: 1,
          include: ['tests/shop/**/*.test.ts'],
          globalSetup: 'tests/support/shared-shop.ts',
        },
      },
    ],
    // A busy machine is no fault of the shop.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Otherwise they bring a second copy of graphql, which refuses the schema of the first.
    server: { deps: { inline: ['graphql-http', 'graphql-ws'] } },
  },
})
