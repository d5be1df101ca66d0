/**
 * A merchant with a small catalogue, used as clients do: HTTP requests against `fetch`. The clock
 * does not advance until a test sets it.
 */
import { demoData } from '#server/demo/demo-setup.ts'
import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import type { CatalogueSink } from '#server/merchant/catalogue/product-record.ts'
import { createMerchant, type MerchantOptions } from '#server/merchant/merchant.ts'

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { putSmallCatalogue } from '../catalogue/small-catalogue.ts'

export const today = new Date('2026-11-20T12:00:00Z')

export interface TestMerchantOptions {
  /** Fills the catalogue; by default with the small catalogue. */
  fill?: (sink: CatalogueSink) => void
  /** Further options of the merchant. */
  options?: Partial<MerchantOptions>
}

export async function openTestMerchant({
  fill = putSmallCatalogue,
  options,
}: TestMerchantOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'merchant-'))
  const cataloguePath = join(dataDir, 'catalogue.db')
  await writeFile(cataloguePath, await filledCatalogue(cataloguePath, fill))
  const clock = { now: today }
  const reportedErrors: unknown[] = []
  const merchant = createMerchant({
    dataDir,
    clock: () => clock.now,
    publicOrigin: 'http://shop.test',
    apiKeys: ['demo'],
    secret: 'test secret',
    report: (error) => reportedErrors.push(error),
    // Its pages and menus; tests create their own accounts.
    initialData: { ...demoData, customers: [] },
    ...options,
  })

  function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return merchant.fetch(
      new Request('http://merchant.test/graphql', {
        method: 'POST',
        headers: { 'x-apikey': 'demo', 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  }

  return {
    dataDir,
    cataloguePath,
    clock,
    reportedErrors,
    send,
    fetch: merchant.fetch,
    attachLive: merchant.attachLive,
    /** Sends a query, and parses the response as a client would. */
    async request(query: string, variables: Record<string, unknown> = {}, token?: string) {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const response = await send({ query, variables }, headers)
      // oxlint-disable-next-line @typescript-eslint/no-explicit-any -- fields of responses are not typed in tests
      return (await response.json()) as { data?: any; errors?: any[] }
    },
    async schema() {
      const response = await send({ query: getIntrospectionQuery() })
      const { data } = (await response.json()) as { data: IntrospectionQuery }
      return buildClientSchema(data)
    },
    async [Symbol.asyncDispose]() {
      await merchant.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Filled catalogues: filling takes a third of the time to open a merchant. */
const catalogues = new WeakMap<NonNullable<TestMerchantOptions['fill']>, Buffer>()

async function filledCatalogue(path: string, fill: (sink: CatalogueSink) => void) {
  const known = catalogues.get(fill)
  if (known) return known
  fillCatalogue(path, fill)
  const catalogue = await readFile(path)
  catalogues.set(fill, catalogue)
  return catalogue
}

/** Replaces the catalogue, as a seed or an import does. */
export function fillCatalogue(path: string, fill: (sink: CatalogueSink) => void, now = today) {
  const writer = openCatalogueWriter(path, { now })
  try {
    fill(writer)
    writer.finish()
  } finally {
    writer.close()
  }
}
