import type { CatalogueSink, PutOutcome } from '../catalogue/product-record.ts'
import { channel, type Currency, type LanguageCode } from '../channel/markets.ts'
import { sameInAllLanguages } from '../vocabulary/local-text.ts'
import { hashText } from '../vocabulary/hash-text.ts'
import { slug } from '../vocabulary/slug.ts'
import { createFeedCategories } from './feed-categories.ts'
import { readFeedFile } from './feed/feed-file.ts'
import type { FeedProblem } from './feed/feed-format.rules.ts'
import type { FeedItem, ItemWarning } from './product/feed-item.ts'
import { feedParameters } from './product/feed-parameters.ts'
import { createProductRecord } from './product/feed-product.rules.ts'
import { parseFeedItem } from './product/feed-item.rules.ts'
import type { FaultReason, RowFault } from './feed/feed-row.ts'
import {
  createLanguageDetector,
  defaultCurrencyOf,
  parseLanguageTag,
} from './feed-language.rules.ts'
import { furnitureKindOf } from './product/furniture-kind.rules.ts'
import { groupProductRows, type ProductRows } from './product-rows.rules.ts'
import { createStagingTable } from './staging.store.ts'

export interface ImportOptions {
  path: string
  sink: CatalogueSink
  workDirectory: string
  now: Date
  /** Language of the feed's texts; declared by the feed or guessed when absent. */
  language?: LanguageCode
  onFault?(fault: RowFault): void
  onWarning?(line: number, id: string, warning: ItemWarning): void
  onProgress?(step: 'read' | 'write' | 'finish', share: number): void
}

export interface ImportCounts {
  rows: number
  products: Record<PutOutcome, number>
  categoriesCreated: number
  brandsCreated: number
  skipped: Partial<Record<FaultReason, number>>
  warnings: Partial<Record<ItemWarning, number>>
}

type ImportResult =
  | { ok: true; language: LanguageCode; isTruncated: boolean; counts: ImportCounts }
  | { ok: false; problem: FeedProblem }

/** Validates the whole feed before it writes. No product is removed: after an interrupted import a second one completes it. */
export async function importFeed(options: ImportOptions): Promise<ImportResult> {
  const { path, sink, now, onProgress = () => {} } = options
  const counts: ImportCounts = {
    rows: 0,
    products: { created: 0, updated: 0, unchanged: 0 },
    categoriesCreated: 0,
    brandsCreated: 0,
    skipped: {},
    warnings: {},
  }
  let declaredLanguage: LanguageCode | null = null
  const languageDetector = createLanguageDetector()
  const staging = createStagingTable(options.workDirectory)
  const fault = (found: RowFault) => {
    counts.skipped[found.reason] = (counts.skipped[found.reason] ?? 0) + 1
    options.onFault?.(found)
  }

  try {
    const read = await readFeedFile(
      path,
      {
        row(row) {
          counts.rows += 1
          const result = parseFeedItem(row, now)
          if (!result.ok) {
            const { reason, detail } = result
            return fault({ line: row.line, id: row.fields.get('id')?.[0], reason, detail })
          }
          for (const warning of result.warnings) {
            counts.warnings[warning] = (counts.warnings[warning] ?? 0) + 1
            options.onWarning?.(row.line, result.item.id, warning)
          }
          if (counts.rows <= 500)
            languageDetector.addText(`${result.item.title} ${result.item.description}`)
          staging.put(row.line, result.item)
        },
        fault(found) {
          counts.rows += 1
          fault(found)
        },
        language: (tag) => (declaredLanguage ??= parseLanguageTag(tag)),
      },
      (share) => onProgress('read', share),
    )
    if (!read.ok) return read
    const language = options.language ?? declaredLanguage ?? languageDetector.language()

    const total = staging.countProducts()
    if (total > 0) {
      const writer = createProductWriter(sink, language, now, counts)
      let written = 0
      for (const staged of staging.products()) {
        const productRows = groupProductRows(staged)
        productRows.faults.forEach(fault)
        productRows.products.forEach((product) => writer.write(product))
        onProgress('write', (written += 1) / total)
      }
      counts.categoriesCreated = writer.categoriesCreated()
      sink.finish((_, share) => onProgress('finish', share))
    }
    return { ok: true, language, isTruncated: read.isTruncated, counts }
  } finally {
    staging.close()
  }
}

function createProductWriter(
  sink: CatalogueSink,
  language: LanguageCode,
  now: Date,
  counts: ImportCounts,
) {
  const categories = createFeedCategories(sink, language)
  const brands = new Map<string, string>()
  const currency: Currency['code'] = defaultCurrencyOf(language)
  const today = now.toISOString().slice(0, 10)
  feedParameters.forEach((parameter) => sink.putParameter(parameter))

  return {
    categoriesCreated: () => categories.createdCount(),
    write({ items, variantGroup }: ProductRows) {
      const record = createProductRecord({
        items,
        categoryKeys: categoryKeysOf(items),
        brandKey: brandKeyOf(items[0].brand ?? channel.name),
        currency,
        variantGroup,
        today,
      })
      counts.products[sink.putProduct(record)] += 1
    },
  }

  function categoryKeysOf(items: readonly [FeedItem, ...FeedItem[]]): string[] {
    const keys = new Set(items.flatMap((item) => item.categoryPaths.map(categories.keyOfPath)))
    const [first] = items
    if (keys.size === 0 && first.googleCategoryId !== undefined) {
      const key = categories.keyOfTaxonomy(first.googleCategoryId)
      if (key !== null) keys.add(key)
    }
    if (keys.size === 0) keys.add(categories.keyOfKind(furnitureKindOf(first.title, [])))
    return [...keys]
  }

  function brandKeyOf(name: string): string {
    const existingKey = brands.get(name) ?? sink.findBrandKeyByName(name)
    const key = existingKey ?? (slug(name) || `brand-${hashText(name).toString(36)}`)
    brands.set(name, key)
    if (existingKey === null) {
      const outcome = sink.putBrand({ key, name, descriptions: sameInAllLanguages('') })
      if (outcome === 'created') counts.brandsCreated += 1
    }
    return key
  }
}
