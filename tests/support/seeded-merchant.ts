import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serve } from '@hono/node-server'

import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import { demoData } from '#server/demo/demo-setup.ts'
import { createMerchant, type MerchantOptions } from '#server/merchant/merchant.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'

import { freePort } from './free-port.ts'

/** The time at the merchant; it stands still. */
export const merchantTime = new Date('2026-11-20T12:00:00Z')
/** What staff show to look at the shop as a customer. */
export const staffSecret = 'test secret'

export interface SeededMerchant extends AsyncDisposable {
  /** GraphQL address on a real port. */
  endpoint: string
  /** Of everything else that it answers. */
  origin: string
  /** Of the shop that it sends payers back to. */
  publicOrigin: string
  /** Errors that the merchant hid from its clients. */
  faults: unknown[]
}

interface SeededOptions extends Partial<Pick<MerchantOptions, 'clock' | 'pause'>> {
  /** Those of the demo, with their orders. */
  hasDemoCustomers?: boolean
}

/** The demo world behind a real port, for tests of what asks it. */
export async function openSeededMerchant(
  products = 60,
  { hasDemoCustomers = false, ...options }: SeededOptions = {},
): Promise<SeededMerchant> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seeded-'))
  const writer = openCatalogueWriter(join(dataDir, 'catalogue.db'), {
    isFresh: true,
    now: merchantTime,
  })
  seedCatalogue(writer, { products, now: merchantTime })
  writer.finish()
  writer.close()
  const faults: unknown[] = []
  const publicOrigin = 'http://shop.test'
  const merchant = createMerchant({
    dataDir,
    clock: () => merchantTime,
    publicOrigin,
    apiKeys: ['demo'],
    secrets: { payment: 'test secret', auth: staffSecret },
    report: (fault) => faults.push(fault),
    initialData: hasDemoCustomers ? demoData : { ...demoData, customers: [] },
    ...options,
  })
  const port = await freePort()
  const server = serve({ fetch: merchant.fetch, port, hostname: '127.0.0.1' })
  const origin = `http://127.0.0.1:${port}`
  return {
    endpoint: `${origin}/graphql`,
    origin,
    publicOrigin,
    faults,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await merchant.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
