import type {
  NamedCategory,
  SuggestedProduct,
  Suggestions,
} from '#app/catalogue/search/suggestions.ts'

/** Kinds of suggestions, in the order in which they are shown. */
export type OptionKind = 'recent' | 'top' | 'categories' | 'brands' | 'pages' | 'products' | 'all'

export interface SearchOption extends NamedCategory {
  /** Set for products only. */
  product?: SuggestedProduct
}

export interface OptionGroup {
  kind: OptionKind
  options: SearchOption[]
}

interface OptionSources {
  /** Null while none have been received. */
  suggestions: Suggestions | null
  /** The typed text, trimmed. */
  typed: string
  /** Searches of this browser, newest first. */
  recent: readonly string[]
  searchPath: (search: string) => string
  allLabel: (count: number) => string
}

/** The groups of suggestions below the search field, without empty groups. */
export function optionGroups({
  suggestions,
  typed,
  recent,
  searchPath,
  allLabel,
}: OptionSources): OptionGroup[] {
  const linkTo = (search: string): SearchOption => ({ name: search, path: searchPath(search) })
  const {
    categories = [],
    brands = [],
    pages = [],
    products = [],
    searches = [],
  } = suggestions ?? {}
  const total = suggestions?.total ?? 0
  const groups: OptionGroup[] =
    typed === ''
      ? [
          { kind: 'recent', options: recent.map(linkTo) },
          { kind: 'top', options: searches.filter((each) => !recent.includes(each)).map(linkTo) },
          { kind: 'categories', options: categories },
        ]
      : [
          { kind: 'categories', options: categories },
          { kind: 'brands', options: brands },
          { kind: 'pages', options: pages },
          {
            kind: 'products',
            options: products.map((product) => ({
              name: product.name,
              path: product.path,
              product,
            })),
          },
          {
            kind: 'all',
            options: total > 0 ? [{ name: allLabel(total), path: searchPath(typed) }] : [],
          },
        ]
  return groups.filter(({ options }) => options.length > 0)
}

/** The option after an arrow key; null is the field itself, between the last and the first option. */
export function nextOption(
  active: number | null,
  key: 'ArrowDown' | 'ArrowUp',
  count: number,
): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active === null ? 0 : active + 1 < count ? active + 1 : null
  return active === null ? count - 1 : active > 0 ? active - 1 : null
}
