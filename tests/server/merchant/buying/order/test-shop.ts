/**
 * The merchant's buying modules with a stock for tests, used as clients do: GraphQL for the shop,
 * forms for the payment pages. The clock does not advance until a test sets it.
 */
import { marketLocaleOf } from '#server/merchant/channel/market-locale.ts'
import {
  newsletterConfirmationTables,
  newsletterTables,
} from '#server/merchant/accounts/customer/newsletter.store.ts'
import { commerceTables, createCommerce } from '#server/merchant/buying/commerce.ts'
import deprecatedSdl from '#server/merchant/buying/order/placement/deprecated-checkout.graphql'
import { endExpiredPayments } from '#server/merchant/buying/order/placement/payments.ts'
import { createDocuments } from '#server/merchant/graphql/documents.ts'
import { assembleSchema } from '#server/merchant/graphql/schema.ts'
import type { TextSection } from '#server/merchant/mail/create-mail.ts'
import { openDatabase } from '#server/merchant/store/database.ts'

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execute } from 'graphql'
import { createTestCatalogue, set, testStockTable } from './test-catalogue.ts'

export const origin = 'http://shop.test'

/** The schemas of all test shops have the same definition. */
const documents = createDocuments()

export interface TestShopOptions {
  /** Folder of the database; by default a temporary one, removed with the shop. */
  dataDir?: string
  terms?: () => readonly TextSection[]
}

export function openTestShop({ dataDir, terms }: TestShopOptions = {}) {
  const dir = dataDir ?? mkdtempSync(join(tmpdir(), 'shop-'))
  const db = openDatabase(join(dir, 'shop.db'))
  const isNew = !db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'cart'").get()
  if (isNew)
    for (const sql of [
      testStockTable,
      newsletterTables,
      newsletterConfirmationTables,
      ...commerceTables,
    ])
      db.exec(sql)
  const catalogue = createTestCatalogue(db)
  const clock = { ms: Date.UTC(2026, 10, 20, 12) }

  const unreturnedErrors: unknown[] = []
  const commerce = createCommerce({
    db,
    offers: { ...catalogue.offers, ...catalogue.stock },
    now: () => clock.ms,
    publicOrigin: origin,
    terms,
    unsubscribeKey: Buffer.alloc(32),
    orderLinkKey: Buffer.alloc(32),
    onError: (fault) => unreturnedErrors.push(fault),
    createView: (args) => ({
      ...marketLocaleOf(args),
      productOf: (productId) => ({ productId, alias: `product-${productId}` }),
      unsoldProductOf: (productId) => ({ productId, alias: `product-${productId}` }),
      packageNameOf: (packageId) => (packageId === set ? 'Dining set' : null),
      campaignOf: (campaignId) => ({ campaignId, name: `Campaign ${campaignId}` }),
    }),
    createArticles: (quote) =>
      quote.lines.map(({ productId, part }) => ({
        ...catalogue.createArticle(productId),
        ...(part && { packageName: 'Dining set' }),
      })),
  })
  const schema = assembleSchema(commerce.resolvers, [deprecatedSdl])

  /** Sends a query as a client; returns data and errors as a client receives them. */
  async function request(source: string, variables: Record<string, unknown> = {}) {
    const document = documents.parse(source)
    const faults = documents.validate(schema, document)
    const { data, errors } = faults.length
      ? { errors: faults }
      : await execute({
          schema,
          document,
          variableValues: variables,
          contextValue: { signedIn: null },
        })
    // oxlint-disable-next-line @typescript-eslint/no-explicit-any -- fields of responses are not typed in tests
    return { data: data as any, code: errors?.[0]?.extensions.code, errors }
  }

  return {
    db,
    request,
    clock,
    commerce,
    endExpiredPayments: () => endExpiredPayments(commerce.context.deps),
    /** Errors that were not returned to a client. */
    unreturnedErrors,
    stockOf: catalogue.stockOf,
    /** Number of rows of a table, with a condition in SQL. */
    count: (table: string, where = '1') =>
      (db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).get() as { n: number }).n,
    /** Requests one of the merchant's browser pages by its public address. */
    visit: (address: string, init?: RequestInit) =>
      commerce.router.fetch(new Request(address.replace('/merchant/', '/'), init)),
    [Symbol.dispose]() {
      commerce.close()
      db.close()
      if (!dataDir) rmSync(dir, { recursive: true, force: true })
    },
  }
}

export type TestShop = ReturnType<typeof openTestShop>
