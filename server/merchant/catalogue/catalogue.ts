/**
 * A catalogue file opened for reading: products by id, alias, sku or picture, and the index for lists
 * and search. The file does not change while it is open (catalogue-writer.ts).
 */
import { LRUCache } from 'lru-cache'
import type { LanguageCode, MarketAlias } from '../channel/markets.ts'
import { openReadOnly } from '../store/database.ts'
import { createCampaignCalendar } from './campaign/campaign-calendar.ts'
import { factsAt } from './campaign/campaign-period.rules.ts'
import { catalogueLayout } from './catalogue-tables.ts'
import { readProductIndex } from './index/product-index.ts'
import { readReferenceTables } from './index/reference-tables.ts'
import type { Product, ProductFacts, ProductTexts, Sku } from './product-facts.ts'
import type { MarketMoney, PackageRecord, ReviewRecord, SkuRecord } from './product-record.ts'
import { packagePrices } from './product/package-prices.ts'
import { pictureName } from './product/picture-name.ts'
import { createSearch } from './search/search.ts'

export type Catalogue = ReturnType<typeof openCatalogue>

interface ProductRow {
  id: number
  facts: string
}

/** Parsed products kept in memory; some four kilobytes each. */
const maxCachedProducts = 4000

/**
 * @param now decides which campaigns run; see `setTime`
 * @throws when the file is not a finished catalogue of this version
 */
export function openCatalogue(path: string, now: Date) {
  const db = openReadOnly(path)
  const meta = db.prepare('SELECT value FROM meta WHERE key = ?')
  const layout = meta.get('layout') as { value: string } | undefined
  if (layout?.value !== catalogueLayout) {
    db.close()
    throw new Error(
      'the catalogue was made by another version: run `npm run seed`, and import your own feed again',
    )
  }
  // With `max`, a cache would take its space at start.
  const limits = { maxSize: maxCachedProducts, sizeCalculation: () => 1 }
  const products = new LRUCache<number, Product>(limits)
  const skusOfProduct = new LRUCache<number, Sku[]>(limits)
  const sql = {
    product: db.prepare('SELECT facts FROM product WHERE id = ?'),
    products: db.prepare(
      'SELECT id, facts FROM product WHERE id IN (SELECT value FROM json_each(?))',
    ),
    texts: db.prepare('SELECT texts FROM product WHERE id = ?'),
    byExternalId: db.prepare('SELECT id FROM product WHERE external_id = ?'),
    factsByExternalId: db.prepare('SELECT facts FROM product WHERE external_id = ?'),
    byArticle: db.prepare(
      'SELECT id FROM product WHERE article_number = ? COLLATE NOCASE ORDER BY id',
    ),
    byPart: db.prepare('SELECT package_id AS id FROM package_part WHERE part_external_id = ?'),
    packages: db.prepare('SELECT DISTINCT package_id AS id FROM package_part'),
    byGroup: db.prepare('SELECT id FROM product WHERE group_id = ? ORDER BY id'),
    byAlias: db.prepare(`SELECT product_id AS id, is_current AS isCurrent FROM product_alias
      WHERE alias = ? AND language = ?`),
    byAliasAnywhere: db.prepare(`SELECT product_id AS id, is_current AS isCurrent FROM product_alias
      WHERE alias = ? ORDER BY is_current DESC`),
    formerAliases: db.prepare(
      'SELECT alias, language, product_id AS id FROM product_alias WHERE is_current = 0',
    ),
    skus: db.prepare(
      'SELECT id, product_id AS productId, counted_at AS countedAt, record FROM sku WHERE product_id = ? ORDER BY id',
    ),
    sku: db.prepare('SELECT product_id AS productId FROM sku WHERE id = ?'),
    reviews: db.prepare('SELECT record FROM review WHERE product_id = ? ORDER BY place'),
    picture: db.prepare('SELECT product_id AS id FROM product_picture WHERE name = ?'),
  }
  const referenceTables = readReferenceTables(db)
  const index = readProductIndex(db)
  const calendar = createCampaignCalendar(referenceTables.campaigns, index, () => {
    products.clear()
    index.setPackagePrices(readPackagePrices())
  })
  calendar.setTime(now)

  return {
    ...referenceTables,
    /** The campaigns that run now. */
    campaigns: calendar.running,
    /** Begins and ends campaigns; call it before each use of the catalogue. */
    setTime: calendar.setTime,
    index,
    search: createSearch(db, index),
    findProduct,
    /**
     * Products by ids, in their order, without unknown ones; at most as many as are cached. One query
     * for a page of a list takes half the time of one query for each product.
     */
    findProducts(ids: readonly number[]): Product[] {
      const unknown = ids.filter((id) => !products.has(id))
      for (const row of sql.products.all(JSON.stringify(unknown))) parseAndCache(row as ProductRow)
      return ids.flatMap((id) => products.get(id) ?? [])
    },
    skusOf,
    findSku(skuId: number): Sku | null {
      const row = sql.sku.get(skuId) as { productId: number } | undefined
      return (row && skusOf(row.productId).find(({ id }) => id === skuId)) ?? null
    },
    textsOf(productId: number): ProductTexts | null {
      const row = sql.texts.get(productId) as { texts: string } | undefined
      return row ? (JSON.parse(row.texts) as ProductTexts) : null
    },
    reviewsOf(productId: number): ReviewRecord[] {
      const rows = sql.reviews.all(productId) as { record: string }[]
      return rows.map(({ record }) => JSON.parse(record) as ReviewRecord)
    },
    findProductByExternalId: (externalId: string) => productOfRow(sql.byExternalId.get(externalId)),
    /** Packages that contain a product. */
    packagesWith: ({ externalId }: ProductFacts) =>
      (sql.byPart.all(externalId) as { id: number }[]).flatMap(({ id }) => findProduct(id) ?? []),
    productIdsByArticle: (articleNumber: string) =>
      (sql.byArticle.all(articleNumber) as { id: number }[]).map(({ id }) => id),
    productsOfGroup: (groupId: number) =>
      (sql.byGroup.all(groupId) as { id: number }[]).flatMap(({ id }) => findProduct(id) ?? []),
    /**
     * Finds a product by alias, ignoring case: first among the aliases of the language, then of all
     * languages, so that a link in which a shopper changed the language still finds its product.
     * `isCurrent` is false for a former alias.
     */
    findProductByAlias(typedAlias: string, language: LanguageCode) {
      const alias = typedAlias.toLowerCase()
      const row = (sql.byAlias.get(alias, language) ?? sql.byAliasAnywhere.get(alias)) as
        | { id: number; isCurrent: number }
        | undefined
      const product = row && findProduct(row.id)
      return row && product ? { product, isCurrent: row.isCurrent === 1 } : null
    },
    /** Aliases that no product has any more, with the product's alias of today; null for one that was deleted. */
    formerAliases() {
      const rows = sql.formerAliases.all() as {
        alias: string
        language: LanguageCode
        id: number
      }[]
      return rows.map(({ alias, language, id }) => ({
        alias,
        language,
        current: findProduct(id)?.aliases[language] ?? null,
      }))
    },
    /** The product of a picture file, and the position of the picture among the product's pictures. */
    findPicture(fileName: string): { product: Product; position: number } | null {
      const row = sql.picture.get(pictureName(fileName)) as { id: number } | undefined
      const product = row && findProduct(row.id)
      const position = product?.images.findIndex((image) => image.fileName === fileName) ?? -1
      return product && position >= 0 ? { product, position } : null
    },
    /** When the file was written. */
    finishedAtMs:
      Date.parse((meta.get('finished') as { value: string } | undefined)?.value ?? '') || 0,
    close: () => db.close(),
  }

  function findProduct(id: number): Product | null {
    const cached = products.get(id)
    if (cached) return cached
    const row = sql.product.get(id) as { facts: string } | undefined
    return row ? parseAndCache({ ...row, id }) : null
  }

  function parseAndCache({ id, facts }: ProductRow): Product {
    const own = currentFacts(facts)
    const current = own.productPackage ? withPackagePrices(own, own.productPackage) : own
    // The parsed object is not shared: adding the id to it is cheaper than a copy.
    const product = Object.assign(current, { id })
    products.set(id, product)
    return product
  }

  /** Keyed by ordinal in the index. */
  function readPackagePrices(): Map<number, MarketMoney> {
    return new Map(
      (sql.packages.all() as { id: number }[]).flatMap(({ id }) => {
        const found = findProduct(id)
        return found?.productPackage ? [[index.ordinalOf(id), found.selling] as const] : []
      }),
    )
  }

  function currentFacts(facts: string): ProductFacts {
    const stored = JSON.parse(facts) as ProductFacts
    return factsAt(stored, (id) => referenceTables.campaigns.get(id), calendar.now())
  }

  function withPackagePrices(facts: ProductFacts, record: PackageRecord): ProductFacts {
    // `findProduct` would not end for a package that contains itself.
    const prices = packagePrices(record, (externalId) => {
      const row = sql.factsByExternalId.get(externalId) as { facts: string } | undefined
      return row ? currentFacts(row.facts) : null
    })
    return { ...facts, selling: prices, regular: prices }
  }

  function skusOf(productId: number): Sku[] {
    const cached = skusOfProduct.get(productId)
    if (cached) return cached
    const rows = sql.skus.all(productId) as (Pick<Sku, 'id' | 'productId' | 'countedAt'> & {
      record: string
    })[]
    const skus = rows.map(({ record, ...row }) => ({
      ...(JSON.parse(record) as SkuRecord),
      ...row,
    }))
    skusOfProduct.set(productId, skus)
    return skus
  }

  function productOfRow(row: unknown): Product | null {
    return row ? findProduct((row as { id: number }).id) : null
  }
}

/** Whether a market sells a product at all. */
export function isSold(product: ProductFacts, market: MarketAlias): boolean {
  return product.selling[market] !== undefined
}
