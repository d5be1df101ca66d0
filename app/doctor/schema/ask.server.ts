import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql'
import pLimit from 'p-limit'

import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import type { GatewayContext } from '#app/gateway/gateway-context.ts'
import { postOperation } from '#app/gateway/post-operation.server.ts'

import type { ShopDocument } from './shop-operations.server.ts'

const concurrent = 4
const limitMs = 3_000
const maxMs = 30_000
const maxRequests = 600

/**
 * Finds what the merchant lacks without its schema: it is sent each query of the shop with every field at the root
 * switched off (`@include(if: false)`), so that it validates the query and executes nothing. A query that it refuses is
 * sent again field by field. The reason of a refusal is not read, since servers word it differently. No mutation
 * is sent, not even one that is switched off.
 *
 * @returns missing names of each operation, and why not all was asked
 */
export async function ask(
  context: GatewayContext,
  promised: GraphQLSchema,
  documents: readonly ShopDocument[],
): Promise<{ missing: [ShopDocument, string[]][]; incomplete: string | null }> {
  const deadline = performance.now() + maxMs
  const limit = pLimit(concurrent)
  /** Answers by the question: many operations have the same fields. */
  const answers = new Map<string, Promise<boolean>>()
  const missing: [ShopDocument, string[]][] = []
  /** Names of missing fields. */
  const known = new Set<string>()
  let incomplete: string | null = null
  const asking = {
    ...context,
    merchant: { ...context.merchant, persistedQueries: false },
  }

  /** Whether the merchant accepts the selection; true when it cannot be asked. */
  function accepts(operation: OperationDefinitionNode, selectionSet: SelectionSetNode) {
    const question = switchedOff(selectionSet)
    const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) =>
      uses(question, variable.name.value),
    )
    const query = print({ ...operation, variableDefinitions, selectionSet: question })
    const earlier = answers.get(query)
    if (earlier) return earlier
    const answer = limit(() => send(query, operation, variableDefinitions ?? []))
    answers.set(query, answer)
    return answer
  }

  async function send(
    query: string,
    operation: OperationDefinitionNode,
    definitions: readonly VariableDefinitionNode[],
  ): Promise<boolean> {
    if (answers.size > maxRequests || performance.now() > deadline) {
      incomplete ??= `not all was asked within ${maxMs / 1000} seconds and ${maxRequests} requests`
    }
    if (incomplete !== null) return true
    try {
      await postOperation(
        asking,
        {
          operationName: operation.name?.value ?? '',
          query,
          hash: '',
          isMutation: false,
          roots: [],
          variables: variablesOf(promised, definitions),
          mayTruncateLists: false,
        },
        limitMs,
      )
      return true
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      const isRefusal =
        error.kind === 'graphql' ||
        (error.kind === 'http' && [400, 422].includes(error.status ?? 0))
      if (!isRefusal) incomplete ??= `the merchant stopped answering (${error.message})`
      return !isRefusal
    }
  }

  async function missingFrom(document: ShopDocument): Promise<string[]> {
    const { operation } = document
    const root = promised.getQueryType()!
    const selection = withoutFragments(document.document, operation.selectionSet)
    if (await accepts(operation, selection)) return []
    // Most operations lack what an earlier one lacked.
    const { rest, left } = withoutFields(selection, promised, known)
    if (left.length > 0 && (await accepts(operation, rest))) return left
    const found = await missingBelow(operation, rest, root, (set) => set)
    for (const name of found) known.add(name)
    const all = [...left, ...found]
    return all.length > 0 || incomplete !== null
      ? all
      : [`query ${document.operationName} as a whole`]
  }

  /** @param wrap puts a selection where it stands in the operation */
  async function missingBelow(
    operation: OperationDefinitionNode,
    { selections }: SelectionSetNode,
    parent: GraphQLObjectType,
    wrap: (set: SelectionSetNode) => SelectionSetNode,
  ): Promise<string[]> {
    const found = await Promise.all(
      (selections as readonly FieldNode[]).map(async (field) => {
        const type = getNamedType(parent.getFields()[field.name.value]?.type)
        const alone = { ...field, selectionSet: field.selectionSet && setOf(typename) }
        const name = `${parent.name}.${field.name.value}`
        if (!(await accepts(operation, wrap(setOf(alone))))) {
          const plain = wrap(setOf({ ...alone, arguments: [] }))
          const isKnown = field.arguments?.length && (await accepts(operation, plain))
          const given = field.arguments?.map((argument) => argument.name.value).join(', ')
          return [isKnown ? `${name}(${given})` : name]
        }
        if (!field.selectionSet || !isObjectType(type)) return []
        return missingBelow(operation, field.selectionSet, type, (set) =>
          wrap(setOf({ ...field, selectionSet: set })),
        )
      }),
    )
    return found.flat()
  }

  for (const document of documents.filter(({ isMutation }) => !isMutation)) {
    const names = [...new Set(await missingFrom(document))]
    if (names.length > 0) missing.push([document, names])
  }
  return { missing, incomplete }
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }
const setOf = (...selections: SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
})

const off: DirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'include' },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: 'if' },
      value: { kind: Kind.BOOLEAN, value: false },
    },
  ],
}

function switchedOff({ selections }: SelectionSetNode): SelectionSetNode {
  return setOf(...selections.map((each) => ({ ...each, directives: [off] })))
}

/** The selection with the fields of fragments in their places, each field once. */
function withoutFragments(document: DocumentNode, set: SelectionSetNode): SelectionSetNode {
  const fields = set.selections.flatMap((each): readonly SelectionNode[] => {
    if (each.kind === Kind.FIELD) {
      const selectionSet = each.selectionSet && withoutFragments(document, each.selectionSet)
      return [{ ...each, selectionSet }]
    }
    if (each.kind === Kind.INLINE_FRAGMENT)
      return withoutFragments(document, each.selectionSet).selections
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === each.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? withoutFragments(document, fragment.selectionSet).selections
      : []
  })
  return setOf(...fields)
}

/** The selection at the root without the fields of these names, and which of them it had. */
function withoutFields(set: SelectionSetNode, schema: GraphQLSchema, names: ReadonlySet<string>) {
  const left: string[] = []
  const types = new TypeInfo(schema, schema.getQueryType())
  const rest = visit(
    set,
    visitWithTypeInfo(types, {
      Field(field) {
        const name = `${types.getParentType()?.name}.${field.name.value}`
        if (!names.has(name)) return undefined
        left.push(name)
        return null
      },
      SelectionSet: {
        leave: ({ selections }) => (selections.length > 0 ? undefined : setOf(typename)),
      },
    }),
  )
  return { rest, left }
}

function uses(set: SelectionSetNode, variable: string): boolean {
  let isUsed = false
  visit(set, { Variable: ({ name }) => void (isUsed ||= name.value === variable) })
  return isUsed
}

/** Values for the variables that need one. */
function variablesOf(
  promised: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
): Record<string, unknown> {
  const needed = definitions.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE)
  return Object.fromEntries(
    needed.map(({ variable, type }) => [
      variable.name.value,
      valueOf(typeFromAST(promised, type as never) as GraphQLInputType | undefined),
    ]),
  )
}

function valueOf(type: GraphQLInputType | undefined): unknown {
  if (!type) return null
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(needed.map((field) => [field.name, valueOf(field.type)]))
  }
  switch (type.name) {
    case 'Boolean':
      return false
    case 'Guid':
      return '00000000-0000-0000-0000-000000000000'
    case 'String':
    case 'ID':
      return 'x'
    default:
      return 1
  }
}
