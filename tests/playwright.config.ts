import { setPriority } from 'node:os'

import { defineConfig, devices } from '@playwright/test'

// Workers and their browsers share the processor with the shop and the other tests, which have deadlines. A shopper's
// browser runs elsewhere.
if (process.env.TEST_WORKER_INDEX) setPriority(5)
// For shops in the process of a worker: React in development mode takes several times as long for a page.
process.env.NODE_ENV = 'production'

const executablePath = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH || undefined

const args = [
  // The browser's own sandbox needs privileges that containers and root do not have.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Each animation frame is painted by the processor that the journeys wait for.
  '--force-prefers-reduced-motion',
  // Pages live for seconds: optimizing code takes longer than it saves, and most memory is free again
  // before it is full. With 64 MB for new objects a page takes a twelfth less than with 16. Every page has the
  // same scripts.
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=64,--max-semi-space-size=64',
  '--v8-cache-options=code',
  // No journey looks at the edges of letters.
  '--disable-lcd-text',
  '--num-raster-threads=1',
  // The merchant renders each picture on first request, a scene in seconds, and a page takes an eighth less without
  // any. `watched-page.ts` has a browser for the few journeys that look at one.
  '--blink-settings=imagesEnabled=false',
]

/**
 * Journeys in a real browser, each with scripts and without. One built shop on a free port serves
 * them all; a journey creates its own cart, so they may run in parallel.
 */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './support/journey-shop.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can stall a browser once; twice is a fault of the shop.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    ...devices['Desktop Chrome'],
    // Set by the global setup, before the workers read this file again.
    baseURL: process.env.SHOP_ORIGIN,
    locale: 'sv-SE',
    // The browser's own settings: each page that is left loses emulated ones, and is styled and laid out
    // once more for that. Reduced motion is a flag, see below.
    colorScheme: null,
    contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
    // It would request pictures and store pages beside each journey; tests/journeys/offline.journey.ts has one.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: { executablePath, args },
  },
  projects: [
    { name: 'with scripts' },
    {
      name: 'without scripts',
      use: { javaScriptEnabled: false },
      // What they look at is made by scripts, or is the same without.
      testIgnore:
        /(accessibility|analytics|back-forward-cache|hostile-merchant|large-text|lost-forms|offline|pictures|tabs)\.journey\.ts$/,
    },
  ],
})
