import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

import { hashOf } from './connection/persisted-query.server.ts'

export interface PrintedDocument {
  operationName: string
  query: string
  /** SHA-256 of `query`, in hex. */
  hash: string
  isMutation: boolean
  /** Fields at the root of every response: without `@include` and `@skip`. */
  roots: readonly RootField[]
}

export interface RootField {
  /** Its alias, or its name. */
  name: string
  isObject: boolean
  fields: readonly string[]
}

const printed = new WeakMap<DocumentNode, PrintedDocument>()

/** Prints a document once, since it is a constant, with channel, market and language added. */
export function printDocument(document: DocumentNode): PrintedDocument {
  let existing = printed.get(document)
  if (!existing) {
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name) {
      throw new Error('A document needs an operation with a name')
    }
    const query = print({
      ...document,
      definitions: document.definitions.map((each) =>
        each === operation ? localized(each) : each,
      ),
    })
    existing = {
      operationName: operation.name.value,
      query,
      hash: hashOf(query),
      isMutation: operation.operation === OperationTypeNode.MUTATION,
      roots: operation.selectionSet.selections.flatMap((field) =>
        field.kind === Kind.FIELD && !field.directives?.length
          ? [
              {
                name: (field.alias ?? field.name).value,
                isObject: Boolean(field.selectionSet),
                fields: fieldNames(document, field.selectionSet),
              },
            ]
          : [],
      ),
    }
    printed.set(document, existing)
  }
  return existing
}

/** A query whose declarations and arguments every operation gets. */
const { variableDefinitions: localVariables = [], selectionSet: localSelection } = parse(`
  query ($channelId: String, $marketId: String, $languageId: String) {
    field(channelId: $channelId, marketId: $marketId, languageId: $languageId)
  }
`).definitions[0] as OperationDefinitionNode
const [{ arguments: localArguments = [] }] = localSelection.selections as [FieldNode]

/** Channel, market and language as arguments of each root field, as all take them, but for the channel's own. */
function localized(operation: OperationDefinitionNode): OperationDefinitionNode {
  const { variableDefinitions = [], selectionSet } = operation
  if (variableDefinitions.some(({ variable }) => variable.name.value === 'channelId'))
    return operation
  return {
    ...operation,
    variableDefinitions: [...variableDefinitions, ...localVariables],
    selectionSet: {
      ...selectionSet,
      selections: selectionSet.selections.map((field) =>
        field.kind === Kind.FIELD
          ? { ...field, arguments: [...(field.arguments ?? []), ...localArguments] }
          : field,
      ),
    },
  }
}

function fieldNames(document: DocumentNode, set: SelectionSetNode | undefined): string[] {
  return (set?.selections ?? []).flatMap((each) => {
    if (each.kind === Kind.FIELD) return [(each.alias ?? each.name).value]
    if (each.kind === Kind.INLINE_FRAGMENT) return fieldNames(document, each.selectionSet)
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === each.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fieldNames(document, fragment.selectionSet)
      : []
  })
}
