/** Products by id, alias, sku or picture, and the index of lists and search. The file does not change (catalogue-writer.ts). */
import { LRUCache } from 'lru-cache'
import type { LanguageCode, MarketAlias } from '../channel/markets.ts'
import { openReadOnly, queries } from '../store/database.ts'
import { catalogueLayout } from './catalogue-tables.ts'
import { readProductIndex } from './index/product-index.ts'
import { readReferenceTables } from './index/reference-tables.ts'
import type { Product, ProductFacts, ProductTexts, Sku } from './product-facts.ts'
import type { ReviewRecord, SkuRecord } from './product-record.ts'
import { pictureName } from './product/picture-name.ts'
import { createSearch } from './search/search.ts'

export type Catalogue = ReturnType<typeof openCatalogue>

interface ProductRow {
  id: number
  facts: string
}

interface AliasRow {
  alias: string
  language: LanguageCode
  id: number
  isCurrent: number
}

/** Parsed products kept in memory; some four kilobytes each. */
const maxCachedProducts = 4000

/** @throws when the file is not a finished catalogue of this version */
export function openCatalogue(path: string) {
  const db = openReadOnly(path)
  const { query, column } = queries(db)
  const meta = column<string>('SELECT value FROM meta WHERE key = ?')
  if (meta.get('layout') !== catalogueLayout) {
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
    facts: column<string>('SELECT facts AS value FROM product WHERE id = ?'),
    products: query<ProductRow>(
      'SELECT id, facts FROM product WHERE id IN (SELECT value FROM json_each(?))',
    ),
    texts: column<string>('SELECT texts AS value FROM product WHERE id = ?'),
    byExternalId: column<number>('SELECT id AS value FROM product WHERE external_id = ?'),
    byArticle: column<number>(
      'SELECT id AS value FROM product WHERE article_number = ? COLLATE NOCASE ORDER BY id',
    ),
    byGtin: column<number>("SELECT product_id AS value FROM sku WHERE record ->> 'gtin' = ?"),
    byPart: column<number>(
      'SELECT package_id AS value FROM package_part WHERE part_external_id = ?',
    ),
    byGroup: column<number>('SELECT id AS value FROM product WHERE group_id = ? ORDER BY id'),
    byAlias:
      query<AliasRow>(`SELECT alias, language, product_id AS id, is_current AS isCurrent FROM product_alias
       WHERE alias = ? ORDER BY language = ? DESC, is_current DESC`),
    formerAliases: query<AliasRow>(
      'SELECT alias, language, product_id AS id FROM product_alias WHERE is_current = 0',
    ),
    skus: query<Pick<Sku, 'id' | 'productId' | 'countedAt'> & { record: string }>(
      'SELECT id, product_id AS productId, counted_at AS countedAt, record FROM sku WHERE product_id = ? ORDER BY id',
    ),
    productOfSku: column<number>('SELECT product_id AS value FROM sku WHERE id = ?'),
    reviews: column<string>(
      'SELECT record AS value FROM review WHERE product_id = ? ORDER BY place',
    ),
    picture: column<number>('SELECT product_id AS value FROM product_picture WHERE name = ?'),
  }
  const index = readProductIndex(db)

  return {
    ...readReferenceTables(db),
    index,
    search: createSearch(db, index, (number) => [
      ...sql.byArticle.all(number),
      ...sql.byGtin.all(number),
    ]),
    findProduct,
    /** Products in the ids' order, without unknown ones, as many as are cached. One query takes half the time of one for each. */
    findProducts(ids: readonly number[]): Product[] {
      const unknown = ids.filter((id) => !products.has(id))
      sql.products.all(JSON.stringify(unknown)).forEach(parseAndCache)
      return ids.flatMap((id) => products.get(id) ?? [])
    },
    skusOf,
    findSku(skuId: number): Sku | null {
      const productId = sql.productOfSku.get(skuId)
      return (productId && skusOf(productId).find(({ id }) => id === skuId)) || null
    },
    textsOf: (productId: number) =>
      JSON.parse(sql.texts.get(productId) ?? 'null') as ProductTexts | null,
    reviewsOf: (productId: number) =>
      sql.reviews.all(productId).map((record) => JSON.parse(record) as ReviewRecord),
    findProductByExternalId: (externalId: string) => findProduct(sql.byExternalId.get(externalId)),
    packagesWith: ({ externalId }: ProductFacts) => productsOf(sql.byPart.all(externalId)),
    productIdsByArticle: (articleNumber: string) => sql.byArticle.all(articleNumber),
    productsOfGroup: (groupId: number) => productsOf(sql.byGroup.all(groupId)),
    /** By alias in any case: the language's first, then all, for links with another language. A former alias is not `isCurrent`. */
    findProductByAlias(typedAlias: string, language: LanguageCode) {
      const row = sql.byAlias.get(typedAlias.toLowerCase(), language)
      const product = findProduct(row?.id)
      return row && product ? { product, isCurrent: row.isCurrent === 1 } : null
    },
    /** Aliases that no product has any more, with the product's alias of today; null for one that was deleted. */
    formerAliases: () =>
      sql.formerAliases.all().map(({ alias, language, id }) => ({
        alias,
        language,
        current: findProduct(id)?.aliases[language] ?? null,
      })),
    /** The product of a picture file, and the position of the picture among the product's pictures. */
    findPicture(fileName: string): { product: Product; position: number } | null {
      const product = findProduct(sql.picture.get(pictureName(fileName)))
      const position = product?.images.findIndex((image) => image.fileName === fileName) ?? -1
      return product && position >= 0 ? { product, position } : null
    },
    finishedAtMs: Date.parse(meta.get('finished') ?? '') || 0,
    close: () => db.close(),
  }

  function findProduct(id: number | undefined): Product | null {
    if (id === undefined) return null
    const cached = products.get(id)
    if (cached) return cached
    const facts = sql.facts.get(id)
    return facts === undefined ? null : parseAndCache({ id, facts })
  }

  function productsOf(ids: readonly number[]): Product[] {
    return ids.flatMap((id) => findProduct(id) ?? [])
  }

  function parseAndCache({ id, facts }: ProductRow): Product {
    // The parsed object is not shared: adding the id to it is cheaper than a copy.
    const product = Object.assign(JSON.parse(facts) as ProductFacts, { id })
    products.set(id, product)
    return product
  }

  function skusOf(productId: number): Sku[] {
    const cached = skusOfProduct.get(productId)
    if (cached) return cached
    const skus = sql.skus.all(productId).map(({ record, ...row }) => ({
      ...(JSON.parse(record) as SkuRecord),
      ...row,
    }))
    skusOfProduct.set(productId, skus)
    return skus
  }
}

export function isSold(product: ProductFacts, market: MarketAlias): boolean {
  return product.selling[market] !== undefined
}
