import type { CatalogueSink } from '../catalogue/product-record.ts'
import type { LanguageCode } from '../channel/markets.ts'
import { names } from '../vocabulary/names.ts'
import { kindFacts, type FurnitureKind } from '../vocabulary/appearance.ts'
import { categories as knownCategories, type Category } from '../vocabulary/categories.ts'
import { buildLocalText, sameInAllLanguages, type LocalText } from '../vocabulary/local-text.ts'
import { hashText } from '../vocabulary/hash-text.ts'
import { maxDesign } from '../vocabulary/scene.ts'
import { slug } from '../vocabulary/slug.ts'
import { furnitureKindOf } from './product/furniture-kind.rules.ts'

/** Prefix of the keys of categories from feeds; other keys do not have it. */
const feedPrefix = 'feed:'

const knownByKey = new Map<string, Category>(
  knownCategories.map((category) => [category.key, category]),
)

/** Keys of feed paths: the shop's category of the last step (`… > Bookcases`), else a created one, the same in every import. */
export function createFeedCategories(sink: CatalogueSink, language: LanguageCode) {
  const keysByPath = new Map<string, string>()
  const putKeys = new Set<string>()
  let createdCategories = 0

  return {
    createdCount: () => createdCategories,
    /** Key of a path, which begins at the root and has at least one step. */
    keyOfPath: (path: readonly string[]): string => keyOfPath(path),
    /** Key of an id of the Google taxonomy; null when the shop has no such category. */
    keyOfTaxonomy(id: number): string | null {
      const category = knownCategories.find(({ googleTaxonomyId }) => googleTaxonomyId === id)
      return category ? putKnownCategory(category) : null
    },
    keyOfKind(kind: FurnitureKind): string {
      const category = knownByKey.get(kindFacts(kind).category ?? '')
      return category
        ? putKnownCategory(category)
        : put(`${feedPrefix}other`, null, names.categories.other, names.categories.other)
    },
  }

  function keyOfPath(path: readonly string[]): string {
    const id = path.map(slug).join('/')
    const cached = keysByPath.get(id)
    if (cached !== undefined) return cached
    const name = path.at(-1)!
    const known = sink.findCategoryKeyByName(name, language)
    const isKnown = known !== null && !known.startsWith(feedPrefix)
    const key = isKnown ? known : createCategory(id, path)
    keysByPath.set(id, key)
    return key
  }

  function createCategory(id: string, path: readonly string[]): string {
    const parent = path.length > 1 ? keyOfPath(path.slice(0, -1)) : null
    const alias = path.map(slug).join('-') || `category-${hashText(id)}`
    return put(
      feedPrefix + (id || hashText(path.join())),
      parent,
      sameInAllLanguages(path.at(-1)!),
      sameInAllLanguages(alias),
    )
  }

  function put(key: string, parentKey: string | null, names: LocalText, aliases: LocalText) {
    if (putKeys.has(key)) return key
    putKeys.add(key)
    const outcome = sink.putCategory({
      key,
      parentKey,
      position: 1_000 + putKeys.size,
      names,
      aliases: buildLocalText((code) => slug(aliases[code])),
      descriptions: sameInAllLanguages(''),
      picture: sceneFor(names[language], key),
    })
    if (outcome === 'created') createdCategories += 1
    return key
  }

  /** Key of a category of the vocabulary. Creates it with its ancestors when the catalogue lacks it. */
  function putKnownCategory(category: Category): string {
    if (putKeys.has(category.key)) return category.key
    const parent = knownByKey.get(category.parentKey ?? '')
    if (parent) putKnownCategory(parent)
    putKeys.add(category.key)
    if (sink.findCategoryKeyByName(category.names[language], language) === null) {
      if (sink.putCategory({ ...category, descriptions: sameInAllLanguages('') }) === 'created')
        createdCategories += 1
    }
    return category.key
  }
}

/** A scene for the furniture kind in the category's name, with a design that depends on the key. */
function sceneFor(name: string, key: string): string {
  const known = knownByKey.get(kindFacts(furnitureKindOf(name, [])).category ?? '')
  const scene = /^scene-(.+)-\d+\.jpg$/.exec(known?.picture ?? '')?.[1] ?? 'living-room'
  return `scene-${scene}-${1 + (hashText(key) % maxDesign)}.jpg`
}
