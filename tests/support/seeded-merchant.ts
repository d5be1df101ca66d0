import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serve } from '@hono/node-server'

import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import { demoData } from '#server/demo/demo-setup.ts'
import { createMerchant, type MerchantOptions } from '#server/merchant/merchant.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'

import { createFastHasher } from './fast-hasher.ts'
import { freePort } from './free-port.ts'

/** The time of the merchant; it does not advance. */
export const merchantTime = new Date('2026-11-20T12:00:00Z')
/** The secret for staff logins. */
export const staffSecret = 'test secret'

export interface SeededMerchant extends AsyncDisposable {
  /** GraphQL address on a real port. */
  endpoint: string
  /** Origin of its other services. */
  origin: string
  /** Origin of the shop for redirects after a payment. */
  publicOrigin: string
  /** A new file under this name is its next catalogue. */
  cataloguePath: string
  /** Errors that were not returned to clients. */
  faults: unknown[]
}

interface SeededOptions extends Partial<
  Pick<MerchantOptions, 'clock' | 'delay' | 'passwordHasher'>
> {
  /** The customers of the demo, with their orders. */
  hasDemoCustomers?: boolean
}

/** Filled ones, by their number of products: filling takes half of the time to open a merchant. */
const catalogues = new Map<number, Buffer>()

function filledCatalogue(path: string, products: number): Buffer {
  const writer = openCatalogueWriter(path, { isFresh: true, now: merchantTime })
  seedCatalogue(writer, { products, now: merchantTime })
  writer.finish()
  writer.close()
  return readFileSync(path)
}

/** The demo data behind a real port, for tests of its clients. */
export async function openSeededMerchant(
  products = 60,
  { hasDemoCustomers = false, ...options }: SeededOptions = {},
): Promise<SeededMerchant> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seeded-'))
  const cataloguePath = join(dataDir, 'catalogue.db')
  const catalogue = catalogues.get(products) ?? filledCatalogue(cataloguePath, products)
  catalogues.set(products, catalogue)
  writeFileSync(cataloguePath, catalogue)
  const faults: unknown[] = []
  const publicOrigin = 'http://shop.test'
  const merchant = createMerchant({
    dataDir,
    clock: () => merchantTime,
    publicOrigin,
    apiKeys: ['demo'],
    secret: staffSecret,
    report: (fault) => faults.push(fault),
    passwordHasher: createFastHasher(),
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
    cataloguePath,
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
