import { fileURLToPath } from 'node:url'

import type { TestProject } from 'vitest/node'

import { freePort } from './free-port.ts'
import { startShop } from './start-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopOrigin: string
    shopDataDir: string
    /** Port of its merchant. */
    merchantPort: number
    /** Id of the serving process. */
    shopPid: number
  }
}

/** One built shop with a feed for all tests that only read from it. */
export default async function openSharedShop(project: TestProject) {
  const feed = fileURLToPath(new URL('./furniture-feed.tsv', import.meta.url))
  const merchantPort = await freePort()
  const shop = await startShop({ feed, env: { MERCHANT_PORT: String(merchantPort) } })
  project.provide('shopOrigin', shop.origin)
  project.provide('shopDataDir', shop.dataDir)
  project.provide('merchantPort', merchantPort)
  project.provide('shopPid', shop.process.pid ?? 0)
  return () => shop[Symbol.asyncDispose]()
}
