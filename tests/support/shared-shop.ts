import { fileURLToPath } from 'node:url'

import type { TestProject } from 'vitest/node'

import { startShop } from './start-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopOrigin: string
    shopDataDir: string
    /** Id of the serving process. */
    shopPid: number
  }
}

/** One built shop with a feed for all tests that only read from it. */
export default async function openSharedShop(project: TestProject) {
  const feed = fileURLToPath(new URL('./furniture-feed.tsv', import.meta.url))
  const shop = await startShop({ feed })
  project.provide('shopOrigin', shop.origin)
  project.provide('shopDataDir', shop.dataDir)
  project.provide('shopPid', shop.process.pid ?? 0)
  return () => shop[Symbol.asyncDispose]()
}
