import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'

import { relateAccessories } from './collection/accessories.ts'
import type { Model } from './collection/collection.ts'

type Relation = NonNullable<ProductRecord['related']>[number]

interface ModelRecords {
  model: Model
  records: ProductRecord[]
}

const accessories = new Set([
  'footstool',
  'pouf',
  'side-table',
  'bedside-table',
  'cushion',
  'desk-trolley',
  'toy-box',
])

/**
 * Relates each product to the other models of its collection, in its own colour where they have it.
 * Some of them come later in the catalogue than the product itself.
 */
export function relateCollection(models: ModelRecords[]): ModelRecords[] {
  return models.map(({ model, records }) => ({
    model,
    records: records.map((record) => ({
      ...record,
      related: models
        .filter((other) => other.model !== model)
        .map((other): Relation => {
          const match = other.records.find(({ colorHex }) => colorHex === record.colorHex)
          return {
            externalId: (match ?? other.records[0]!).externalId,
            relation: accessories.has(other.model.type.key) ? 'ACCESSORIES' : 'RELATED',
          }
        }),
    })),
  }))
}

/** The first `count` products, without relations to those that are cut off. */
export function truncateBatch(batch: ProductRecord[], count: number): ProductRecord[] {
  if (batch.length <= count) return batch
  const removed = new Set(batch.slice(count).map(({ externalId }) => externalId))
  return batch.slice(0, count).map((record) => ({
    ...record,
    related: record.related?.filter(({ externalId }) => !removed.has(externalId)),
  }))
}

/** Relates products of collections to the last models of the same type, and to accessories of other themes. */
export function createOtherRelations() {
  /** The first colours of the newest models of each type, the newest first. */
  const recent = new Map<string, string[]>()
  return {
    /** Adds up to four similar products and three accessories to each record and returns all records in order. */
    relate(models: ModelRecords[], theme: string): ProductRecord[] {
      const related = models.flatMap(({ model, records }) => {
        const earlier = recent.get(model.type.key) ?? []
        const similar = earlier.map((externalId): Relation => ({ externalId, relation: 'SIMILAR' }))
        const accessories = relateAccessories(theme, (type) => recent.get(type)?.[0])
        return records.map((record) => ({
          ...record,
          related: [...(record.related ?? []), ...accessories, ...similar],
        }))
      })
      for (const { model, records } of models) {
        const earlier = recent.get(model.type.key) ?? []
        recent.set(model.type.key, [records[0]!.externalId, ...earlier].slice(0, 4))
      }
      return related
    },
  }
}
