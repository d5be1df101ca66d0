/** Categories as a tree: by id, children, and the path from the root. */
import type { CategoryRecord } from './product-record.ts'

export interface Category extends CategoryRecord {
  id: number
  /** 0 at the root. */
  parentId: number
}

export type CategoryTree = ReturnType<typeof createCategoryTree>

export function createCategoryTree(rows: readonly { id: number; record: CategoryRecord }[]) {
  const idByKey = new Map(rows.map(({ id, record }) => [record.key, id]))
  const byId = new Map<number, Category>()
  const children = new Map<number, Category[]>()
  for (const { id, record } of rows) {
    const parentId = record.parentKey === null ? 0 : (idByKey.get(record.parentKey) ?? 0)
    const category = { ...record, id, parentId }
    byId.set(id, category)
    children.set(parentId, [...(children.get(parentId) ?? []), category])
  }
  children.forEach((list) => list.sort((a, b) => a.position - b.position || a.id - b.id))

  return {
    byId: byId as ReadonlyMap<number, Category>,
    /** Children in the shop's order; roots under 0. */
    childrenOf: (parentId: number): readonly Category[] => children.get(parentId) ?? [],
    /** Path from the root to the category itself. */
    pathTo(id: number): Category[] {
      const path: Category[] = []
      let category = byId.get(id)
      // The length limit ends a cycle of parents, which a feed could contain.
      while (category && path.length < 20) {
        path.unshift(category)
        category = byId.get(category.parentId)
      }
      return path
    },
  }
}
