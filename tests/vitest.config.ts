import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

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
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/shop/**'],
        },
      },
      {
        // Looks at a whole built shop, one for all of its files.
        extends: true,
        test: {
          name: 'shop',
          include: ['tests/shop/**/*.test.ts'],
          globalSetup: 'tests/support/shared-shop.ts',
        },
      },
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Otherwise they bring a second copy of graphql, which refuses the schema of the first.
    server: { deps: { inline: ['graphql-http', 'graphql-ws'] } },
  },
})
