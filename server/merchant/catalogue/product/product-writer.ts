/** Writes product records as rows: replaces keys by ids, and writes aliases, pictures and skus. */
import { createHash } from 'node:crypto'
import { languageCodes } from '../../channel/markets.ts'
import { queries, type Database } from '../../store/database.ts'
import type { ParameterValue, ProductRecord, PutOutcome } from '../product-record.ts'
import { mergeHistory } from './merge-history.rules.ts'
import type { ProductFacts } from '../product-facts.ts'
import { pictureName } from './picture-name.ts'

interface IdsByKey {
  idOf(key: string): number
}
type ReferenceTables = Record<'parameters' | 'categories' | 'brands' | 'campaigns', IdsByKey>

export function createProductWriter(db: Database, tables: ReferenceTables, now: Date) {
  const find = queries(db).query<{ id: number; fingerprint: Buffer; facts: string }>(
    'SELECT id, fingerprint, facts FROM product WHERE external_id = ?',
  )
  const write = db.prepare(`INSERT INTO product
    (id, external_id, article_number, group_id, fingerprint, facts, texts) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET article_number = excluded.article_number, group_id = excluded.group_id,
      fingerprint = excluded.fingerprint, facts = excluded.facts, texts = excluded.texts`)
  const deletePictures = db.prepare('DELETE FROM product_picture WHERE product_id = ?')
  const putPicture = db.prepare('INSERT OR REPLACE INTO product_picture VALUES (?, ?)')
  const deleteReviews = db.prepare('DELETE FROM review WHERE product_id = ?')
  const putReview = db.prepare('INSERT INTO review VALUES (?, ?, ?)')
  const deleteParts = db.prepare('DELETE FROM package_part WHERE package_id = ?')
  const putPart = db.prepare('INSERT OR IGNORE INTO package_part VALUES (?, ?)')
  const putSkus = createSkuWriter(db, now)
  const aliases = createAliasWriter(db)
  const values = createValueTable(db, tables.parameters)
  const groupOf = queries(db).column<number>(`INSERT INTO variant_group (key) VALUES (?)
    ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING id AS value`)
  const today = now.toISOString().slice(0, 10)
  const highestId = queries(db).column<number>('SELECT max(id) AS value FROM product')
  let lastId = highestId.get() ?? 0

  return {
    /** @throws when the record refers to an unknown category, brand, campaign or parameter */
    put(record: ProductRecord): PutOutcome {
      const fingerprint = fingerprintOf(record)
      const before = find.get(record.externalId)
      if (before && fingerprint.equals(Buffer.from(before.fingerprint))) return 'unchanged'

      const id = before?.id ?? (lastId += 1)
      if (before) aliases.retire(id)
      const storedFacts = before ? (JSON.parse(before.facts) as ProductFacts) : null
      const facts = factsOf(
        record,
        aliases.assign(id, record),
        mergeHistory(record, storedFacts, today),
      )
      write.run(
        id,
        record.externalId,
        record.articleNumber,
        facts.group?.id ?? null,
        fingerprint,
        JSON.stringify(facts),
        JSON.stringify(record.texts),
      )
      if (before) {
        deletePictures.run(id)
        deleteReviews.run(id)
        deleteParts.run(id)
      }
      const pictureNames = record.images.map(({ fileName }) => pictureName(fileName))
      new Set(pictureNames).forEach((name) => putPicture.run(name, id))
      record.reviews?.forEach((review, position) =>
        putReview.run(id, position, JSON.stringify(review)),
      )
      record.productPackage?.groups
        .flatMap(({ options }) => options)
        .forEach(({ externalId }) => putPart.run(externalId, id))
      putSkus(id, record.skus)
      return before ? 'updated' : 'created'
    },
  }

  function factsOf(
    record: ProductRecord,
    ownAliases: ProductRecord['aliases'],
    priceHistory: ReturnType<typeof mergeHistory>,
  ): ProductFacts {
    const { variantGroup } = record
    const ratings = record.reviews?.map(({ rating }) => rating) ?? []
    return {
      externalId: record.externalId,
      articleNumber: record.articleNumber,
      brandId: tables.brands.idOf(record.brandKey),
      categoryIds: [...new Set(record.categoryKeys.map(tables.categories.idOf))],
      names: record.names,
      aliases: ownAliases,
      selling: record.prices.selling,
      regular: record.prices.regular,
      discountType: record.discountType,
      campaignIds: record.campaignKeys.map(tables.campaigns.idOf),
      valueIds: record.parameters.map(values.idOf),
      group: variantGroup && {
        id: groupOf.get(variantGroup.key)!,
        isMain: variantGroup.isMain,
      },
      colorHex: record.colorHex,
      images: record.images,
      picture: record.picture,
      dimensions: record.dimensions,
      weight: record.weight ?? 0,
      ...priceHistory,
      popularity: record.popularity,
      rating: { sum: ratings.reduce<number>((sum, one) => sum + one, 0), count: ratings.length },
      related: record.related ?? [],
      productPackage: record.productPackage,
    }
  }
}

/** The first day is excluded: importing the same feed tomorrow does not change the product. */
function fingerprintOf(record: ProductRecord): Buffer {
  const content = JSON.stringify({ ...record, firstAvailableOn: null })
  return createHash('sha1').update(content).digest()
}

/** A sku keeps its id while its product has it. */
function createSkuWriter(db: Database, now: Date) {
  const put =
    db.prepare(`INSERT INTO sku (product_id, external_id, counted_at, record) VALUES (?, ?, ?, ?)
    ON CONFLICT (product_id, external_id)
    DO UPDATE SET counted_at = excluded.counted_at, record = excluded.record`)
  const removeOthers = db.prepare(`DELETE FROM sku WHERE product_id = ?
    AND external_id NOT IN (SELECT value FROM json_each(?))`)
  return (productId: number, records: ProductRecord['skus']) => {
    for (const record of records)
      put.run(productId, record.externalId, now.getTime(), JSON.stringify(record))
    removeOthers.run(productId, JSON.stringify(records.map(({ externalId }) => externalId)))
  }
}

/** Aliases are unique in a language. A former alias still finds its product. */
function createAliasWriter(db: Database) {
  const owner = queries(db).query<{ productId: number; isCurrent: number }>(
    'SELECT product_id AS productId, is_current AS isCurrent FROM product_alias WHERE alias = ? AND language = ?',
  )
  const put = db.prepare('INSERT OR REPLACE INTO product_alias VALUES (?, ?, ?, ?)')
  const markFormer = db.prepare('UPDATE product_alias SET is_current = 0 WHERE product_id = ?')

  return {
    retire: (productId: number) => void markFormer.run(productId),
    assign(productId: number, record: ProductRecord): ProductRecord['aliases'] {
      const assigned = { ...record.aliases }
      for (const language of languageCodes) {
        const wanted = record.aliases[language]
        const alias = isTaken(wanted, language, productId) ? `${wanted}-${productId}` : wanted
        assigned[language] = alias
        put.run(alias, language, productId, 1)
        const former = record.formerAliases?.[language]
        if (former && !owner.get(former, language)) put.run(former, language, productId, 0)
      }
      return assigned
    },
  }

  function isTaken(alias: string, language: string, productId: number): boolean {
    const row = owner.get(alias, language)
    return row !== undefined && row.isCurrent === 1 && row.productId !== productId
  }
}

function createValueTable(db: Database, parameters: IdsByKey) {
  const rows = queries(db).query<{ id: number; name: string }>(
    "SELECT id, parameter_id || ' ' || key AS name FROM parameter_value",
  )
  const ids = new Map(rows.all().map(({ id, name }) => [name, id]))
  const insert = db.prepare(
    'INSERT INTO parameter_value (parameter_id, key, labels) VALUES (?, ?, ?)',
  )

  return {
    idOf({ identifier, key, labels }: ParameterValue): number {
      const parameterId = parameters.idOf(identifier)
      const keyOfParameter = `${parameterId} ${key}`
      const known = ids.get(keyOfParameter)
      if (known !== undefined) return known
      const id = Number(insert.run(parameterId, key, JSON.stringify(labels)).lastInsertRowid)
      ids.set(keyOfParameter, id)
      return id
    },
  }
}
