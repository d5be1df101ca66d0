import {
  Kind,
  type ASTVisitor,
  type ValidationContext,
  type DocumentNode,
  type SelectionSetNode,
} from 'graphql'
import { clientError } from './errors.ts'

/** Far more than a storefront requests, and far less than what would occupy the server for minutes. */
const maxDepth = 16
const maxSelections = 1500
const maxRootFields = 20

/** A fragment counts each time it is spread, with its fields: a few that spread each other would be visited for hours. */
export function queryLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const exceededLimit = findExceededLimit(document)
      if (exceededLimit) context.reportError(clientError('TooComplex', exceededLimit))
      return false
    },
  }
}

function findExceededLimit(document: DocumentNode): string | null {
  const fragments = new Map<string, SelectionSetNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet)
  }
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    const remaining = { selections: maxSelections, rootFields: maxRootFields, isTooDeep: false }
    countSelections(node.selectionSet, 1, remaining, [])
    if (remaining.isTooDeep) return 'The query is nested too deeply'
    if (remaining.selections < 0) return 'The query asks for too many fields'
    if (remaining.rootFields < 0) return 'The query asks too many questions at once'
  }
  return null

  function countSelections(
    { selections }: SelectionSetNode,
    depth: number,
    budget: { selections: number; rootFields: number; isTooDeep: boolean },
    openFragments: readonly string[],
  ): void {
    if (depth > maxDepth) budget.isTooDeep = true
    for (const node of selections) {
      if (budget.isTooDeep || budget.selections < 0 || budget.rootFields < 0) return
      budget.selections -= 1
      if (node.kind === Kind.FIELD) {
        if (depth === 1) budget.rootFields -= 1
        if (node.selectionSet) countSelections(node.selectionSet, depth + 1, budget, openFragments)
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        countSelections(node.selectionSet, depth, budget, openFragments)
      } else {
        const name = node.name.value
        const fragment = fragments.get(name)
        // A fragment that spreads itself is reported by the standard rules.
        if (fragment && !openFragments.includes(name))
          countSelections(fragment, depth, budget, [...openFragments, name])
      }
    }
  }
}
