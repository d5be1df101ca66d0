import { GraphQLError, Kind, type ASTVisitor, type ValidationContext } from 'graphql'
import type { DocumentNode, SelectionSetNode } from 'graphql'

/** Far above the queries of a storefront, far below what occupies a server for minutes. */
const maxDepth = 16
const maxFields = 1500
const maxRootFields = 20

/** Refuses documents that request too much at once; fragments count wherever they are spread. */
export function queryLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const fault = findFault(document)
      if (fault)
        context.reportError(new GraphQLError(fault, { extensions: { code: 'TooComplex' } }))
      return false
    },
  }
}

function findFault(document: DocumentNode): string | null {
  const fragments = new Map<string, SelectionSetNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet)
  }
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    const budget = { fields: maxFields, rootFields: maxRootFields, isTooDeep: false }
    spend(node.selectionSet, 1, budget, [])
    if (budget.isTooDeep) return 'The query is nested too deeply'
    if (budget.fields < 0) return 'The query asks for too many fields'
    if (budget.rootFields < 0) return 'The query asks too many questions at once'
  }
  return null

  function spend(
    { selections }: SelectionSetNode,
    depth: number,
    budget: { fields: number; rootFields: number; isTooDeep: boolean },
    open: readonly string[],
  ): void {
    if (depth > maxDepth) budget.isTooDeep = true
    for (const node of selections) {
      if (budget.isTooDeep || budget.fields < 0 || budget.rootFields < 0) return
      if (node.kind === Kind.FIELD) {
        budget.fields -= 1
        if (depth === 1) budget.rootFields -= 1
        if (node.selectionSet) spend(node.selectionSet, depth + 1, budget, open)
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        spend(node.selectionSet, depth, budget, open)
      } else {
        const name = node.name.value
        const fragment = fragments.get(name)
        // A fragment that spreads itself is reported by the standard rules.
        if (fragment && !open.includes(name)) spend(fragment, depth, budget, [...open, name])
      }
    }
  }
}
