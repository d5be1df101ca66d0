import type { CatalogueSink } from '../catalogue/product-record.ts'
import type { LanguageCode } from '../channel/markets.ts'
import type { FurnitureKind } from '../vocabulary/appearance.ts'
import {
  categories as knownCategories,
  otherCategoryNames,
  type Category,
} from '../vocabulary/categories.ts'
import { categoryOfKind } from '../vocabulary/category-of-kind.ts'
import { buildLocalText, sameInAllLanguages, type LocalText } from '../vocabulary/local-text.ts'
import { hashText } from '../vocabulary/hash-text.ts'
import { slug } from '../vocabulary/slug.ts'
import { furnitureKindOf } from './furniture-kind.rules.ts'

/** Prefix of the keys of categories from feeds; the shop's own keys never have it. */
const ownPrefix = 'feed:'

const knownByKey = new Map<string, Category>(
  knownCategories.map((category) => [category.key, category]),
)

/**
 * Finds or creates the categories of a feed. A path whose last step the shop already has (`… >
 * Bookcases`) is that category; otherwise the steps below the deepest known one are created. Keys
 * derive from the path, so that a second run finds the same categories.
 */
export function createFeedCategories(sink: CatalogueSink, language: LanguageCode) {
  const keys = new Map<string, string>()
  const ready = new Set<string>()
  let created = 0

  return {
    createdCount: () => created,
    /** Key for a path from the root down, at least one step. */
    keyOfPath: (path: readonly string[]): string => keyOfPath(path),
    /** Key for an id of the Google taxonomy; null when the shop has no such category. */
    keyOfTaxonomy(id: number): string | null {
      const category = knownCategories.find(({ googleTaxonomyId }) => googleTaxonomyId === id)
      return category ? ensureKnown(category) : null
    },
    /** Key for a product of which only the kind is known. */
    keyOfKind(kind: FurnitureKind): string {
      const category = knownByKey.get(categoryOfKind[kind] ?? '')
      return category
        ? ensureKnown(category)
        : put(`${ownPrefix}other`, null, otherCategoryNames, otherCategoryNames)
    },
  }

  function keyOfPath(path: readonly string[]): string {
    const id = path.map(slug).join('/')
    const cached = keys.get(id)
    if (cached !== undefined) return cached
    const name = path.at(-1)!
    const known = sink.findCategoryKeyByName(name, language)
    const isKnown = known !== null && !known.startsWith(ownPrefix)
    const key = isKnown ? known : make(id, path)
    keys.set(id, key)
    return key
  }

  function make(id: string, path: readonly string[]): string {
    const parent = path.length > 1 ? keyOfPath(path.slice(0, -1)) : null
    const alias = path.map(slug).join('-') || `category-${hashText(id)}`
    return put(
      ownPrefix + (id || hashText(path.join())),
      parent,
      sameInAllLanguages(path.at(-1)!),
      sameInAllLanguages(alias),
    )
  }

  function put(key: string, parentKey: string | null, names: LocalText, aliases: LocalText) {
    if (ready.has(key)) return key
    ready.add(key)
    const outcome = sink.putCategory({
      key,
      parentKey,
      position: 1_000 + ready.size,
      names,
      aliases: buildLocalText((code) => slug(aliases[code])),
      descriptions: sameInAllLanguages(''),
      picture: sceneFor(names[language], key),
    })
    if (outcome === 'created') created += 1
    return key
  }

  /** The shop's own category; created with its ancestors in a catalogue that was never seeded. */
  function ensureKnown(category: Category): string {
    if (ready.has(category.key)) return category.key
    const parent = knownByKey.get(category.parentKey ?? '')
    if (parent) ensureKnown(parent)
    ready.add(category.key)
    if (sink.findCategoryKeyByName(category.names[language], language) === null) {
      if (sink.putCategory({ ...category, descriptions: sameInAllLanguages('') }) === 'created')
        created += 1
    }
    return category.key
  }
}

/** A scene that fits the name of the category, with a design of its own. */
function sceneFor(name: string, key: string): string {
  const known = knownByKey.get(categoryOfKind[furnitureKindOf(name, [])] ?? '')
  const scene = /^scene-(.+)-\d+\.jpg$/.exec(known?.picture ?? '')?.[1] ?? 'living-room'
  return `scene-${scene}-${100 + (hashText(key) % 900)}.jpg`
}
