import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import type { Piece } from './collection.ts'

type Relation = NonNullable<ProductRecord['related']>[number]

interface PieceRecords {
  piece: Piece
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
 * Relates each product to the other pieces of its collection, in its own colour where they have it.
 * Some of them come later in the catalogue than the product itself.
 */
export function relateWithin(pieces: PieceRecords[]): PieceRecords[] {
  return pieces.map(({ piece, records }) => ({
    piece,
    records: records.map((record) => ({
      ...record,
      related: pieces
        .filter((other) => other.piece !== piece)
        .map((other): Relation => {
          const match = other.records.find(({ colorHex }) => colorHex === record.colorHex)
          return {
            externalId: (match ?? other.records[0]!).externalId,
            relation: accessories.has(other.piece.type.key) ? 'ACCESSORIES' : 'RELATED',
          }
        }),
    })),
  }))
}

/** The first `count` products, without relations to those that are cut off. */
export function cutBatch(batch: ProductRecord[], count: number): ProductRecord[] {
  if (batch.length <= count) return batch
  const lost = new Set(batch.slice(count).map(({ externalId }) => externalId))
  return batch.slice(0, count).map((record) => ({
    ...record,
    related: record.related?.filter(({ externalId }) => !lost.has(externalId)),
  }))
}

/** Remembers the last pieces of each type, which the next one of the type is similar to. */
export function createSimilarShelf() {
  const shelf = new Map<string, string[]>()
  return {
    /** Adds up to four similar products to each record and returns all records in order. */
    relate(pieces: PieceRecords[]): ProductRecord[] {
      return pieces.flatMap(({ piece, records }) => {
        const earlier = shelf.get(piece.type.key) ?? []
        const similar = earlier.map((externalId): Relation => ({ externalId, relation: 'SIMILAR' }))
        shelf.set(piece.type.key, [records[0]!.externalId, ...earlier].slice(0, 4))
        return records.map((record) => ({
          ...record,
          related: [...(record.related ?? []), ...similar],
        }))
      })
    },
  }
}
