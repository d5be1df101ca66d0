import type { MerchantCheck } from '#app/context.ts'
import type { GatewayContext } from '#app/gateway/gateway-context.ts'

import { introspect, missingIn, missingInputs } from './introspect.server.ts'
import { lostPart } from './lost-parts.ts'
import { promisedSchema } from './promised-schema.server.ts'
import { shopDocuments, type ShopDocument } from './shop-operations.server.ts'

const maxListed = 40
const name = 'Schema'

/** Compares what the shop asks for with the merchant's schema. Without an extension it hides what needs it. */
export async function checkSchema(context: GatewayContext): Promise<MerchantCheck[]> {
  const documents = shopDocuments()
  const schema = await introspect(context)
  const found = schema && missingBySchema(documents, (document) => missingIn(schema, document))
  if (!found)
    return [
      { name, state: 'warning', detail: 'not compared: the merchant does not tell its schema' },
    ]
  const rows = [...missingRows(found), ...missingInputs(schema, promisedSchema()).map(inputRow)]
  return withSummary(`${documents.length} operations compared`, rows)
}

type Missing = [document: ShopDocument, names: string[]][]

/** Null for a schema that contradicts itself. */
function missingBySchema(
  documents: readonly ShopDocument[],
  find: (document: ShopDocument) => string[],
): Missing | null {
  try {
    return documents.map((document) => [document, find(document)])
  } catch {
    return null
  }
}

/** One row for each missing name, with all that it costs. */
function missingRows(missing: Missing): MerchantCheck[] {
  const parts = new Map<string, { lost: Set<string>; isExtension: boolean }>()
  for (const [document, names] of missing) {
    for (const missed of names) {
      const { lost, isExtension = false } = lostPart(document, missed)
      const part = parts.get(missed) ?? { lost: new Set(), isExtension: true }
      part.lost.add(lost)
      part.isExtension &&= isExtension
      parts.set(missed, part)
    }
  }
  return [...parts].map(([missed, { lost, isExtension }]) =>
    missingRow(missed, isExtension, `not shown: ${[...lost].join('; ')}`),
  )
}

function missingRow(missed: string, isExtension: boolean, effect: string): MerchantCheck {
  const state = isExtension ? 'warning' : 'failed'
  return { name, state, detail: `no ${missed}; ${effect}` }
}

function inputRow(missed: string): MerchantCheck {
  const { lost, isExtension = false } = lostPart({ operationName: '', file: '' }, missed)
  return missingRow(
    missed,
    isExtension,
    isExtension ? `not shown: ${lost}` : 'refused: what contains it',
  )
}

function withSummary(summary: string, rows: readonly MerchantCheck[]): MerchantCheck[] {
  const sorted = rows.toSorted(
    (a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'),
  )
  const more = sorted.length - maxListed
  return [
    { name, state: 'ok', detail: rows.length > 0 ? `${summary}; missing:` : summary },
    ...sorted.slice(0, maxListed),
    ...(more > 0 ? [{ name, state: sorted[maxListed]!.state, detail: `and ${more} more` }] : []),
  ]
}
